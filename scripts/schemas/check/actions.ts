/** The names that `submit.action` of a flow may have: each is a module of `src/forms/` that makes the payload. */
export const actions: readonly string[] = ['application', 'freelance-survey', 'business-loan'];
