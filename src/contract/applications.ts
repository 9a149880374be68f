/**
 * Includes all other strings, because staff can also set `rejected`, and hosts other than the reference
 * server may send statuses that the portal does not know.
 */
export type ApplicationStatus = 'open' | 'pending' | 'approved' | (string & {});

/**
 * The body of POST /applications/submission. An unanswered optional question is ''. Questions that staff add
 * to the form are sent as additional properties.
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
  /** The student's MAT (matriculation) number. */
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

  /** The numeric code of the school that `currentSchool` names. */
  readonly university: number;
  readonly status: 'open';
}

export interface SubmissionResponse {
  readonly id: string;
}

/** The response to GET /applications/{user} and PUT /applications/{user}. */
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
 * The body of PUT /applications/{user}. If `phone_number` changes, the reference server requires the
 * password, percent-encoded, in the header `password`.
 */
export interface ApplicationEditRequest {
  readonly phone_number: string;
  readonly email: string;
}
