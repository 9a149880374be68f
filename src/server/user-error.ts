/** The operator can correct the error. The message tells how, and is shown without a stack trace. */
export class UserError extends Error {}
