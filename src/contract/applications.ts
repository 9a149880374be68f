/**
 * The status of an application. Hosts may add statuses, such as rejected; the portal shows an unknown status as text.
 */
export type ApplicationStatus = 'open' | 'pending' | 'approved' | (string & {});

/**
 * The body of POST /applications/submission: all of the student's answers, in one flat object. An optional question
 * that was not answered is sent as ''. Questions that staff have added to the form later are sent as further
 * properties.
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

  /** The code of the school whose name is sent as currentSchool. */
  readonly university: number;
  readonly status: 'open';
}

export interface SubmissionResponse {
  /** The application's id, which the portal stores for the invoice upload. */
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
 * The body of PUT /applications/{user}: the only two values that a student may change. The reference server requires
 * the password for a new phone number, percent-encoded in the header `password`.
 */
export interface ApplicationEditRequest {
  readonly phone_number: string;
  readonly email: string;
}
