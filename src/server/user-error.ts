/** An error that the operator can correct: the message says how, and no stack is shown. */
export class UserError extends Error {}
