/** Others, such as rejected, may follow; the portal shows unknown ones as text. */
export type ApplicationStatus = 'open' | 'pending' | 'approved' | (string & {});

/**
 * POST /applications/submission: everything the student typed, flat. An unanswered optional question is sent as ''.
 * Questions that staff have added since are sent alongside these.
 */
export interface SubmissionRequest {
  readonly mobileNumber: string;
  readonly password: string;

  readonly firstName: string;
  readonly surname: string;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly gender: string;
  readonly placeOfBirthCity: string;
  readonly placeOfBirthCountry: string;
  readonly streetAddress: string;
  readonly residenceCity: string;
  readonly residenceRegion: string;
  readonly ethnicity: string;
  readonly email: string;
  readonly hearAboutUs: string;

  readonly highestEducation: string;
  readonly currentSchool: string;
  readonly studentStatus: string;
  /** The student's MAT number. */
  readonly ID: string;
  readonly major: string;
  readonly GPA: string;
  readonly expectedCareer: string;
  readonly workStatus: string;
  readonly earningsPerMonth: string;
  readonly earnSameAmount: string;
  readonly expectedGradMonth: string;
  readonly expectedGradYear: string;

  readonly loanQuestion: string;

  /** The school's code; its name is sent as currentSchool. */
  readonly university: number;
  readonly status: 'open';
}

export interface SubmissionResponse {
  /** The portal stores it for the invoice upload. */
  readonly id: string;
}

/** GET /applications/{user}. */
export interface ApplicationResponse {
  readonly status: ApplicationStatus;
  /** YYYY-MM-DD. */
  readonly date_applied: string;
  /** YYYY-MM-DD; null until the contract has begun. */
  readonly start_date: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
  readonly email: string;
  readonly mat_number: string;
  readonly university: { readonly id: number; readonly name: string };
}

/**
 * PUT /applications/{user}: the only two fields that a student may change; returns the application. The reference
 * server requires the password for a new phone, percent-encoded in the header `password`.
 */
export interface ApplicationEditRequest {
  readonly phone_number: string;
  readonly email: string;
}
