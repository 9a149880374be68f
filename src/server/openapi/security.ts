/** The one way to say who is calling. */
export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access_token of POST /api/student_login' },
} as const;

export const loginRequired = [{ bearer: [] }];

/** A token is not needed, but one that is sent counts. */
export const loginOptional = [{}, ...loginRequired];
