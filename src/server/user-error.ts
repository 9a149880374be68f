/** An error that the operator can correct. The message says how, and appears without a stack trace. */
export class UserError extends Error {}
