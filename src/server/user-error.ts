/** An error that the operator can correct. The message tells how, and is shown without a stack trace. */
export class UserError extends Error {}
