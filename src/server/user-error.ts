/** What whoever started a program of ours can put right: its message says how, and no stack is shown. */
export class UserError extends Error {}
