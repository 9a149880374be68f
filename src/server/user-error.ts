/** The operator can correct the error. The message tells how, and appears without a stack trace. */
export class UserError extends Error {}
