import type { ApplicationAcademic, ApplicationBasic, ApplicationLoan } from '#generated/application/types.ts';

/** Rejected and others may follow; the portal shows what it does not know in words (decisions.md 7). */
export type ApplicationStatus = 'open' | 'pending' | 'approved' | (string & {});

/** The answers of a step as they travel: every key present, an optional answer that was not given as ''. */
type Answered<Step> = { readonly [Field in keyof Step]-?: string };

/** POST /applications/submission: everything the student typed, flat (portal.md §3, §7). */
export interface SubmissionRequest
  extends Answered<ApplicationBasic>,
    Answered<ApplicationAcademic>,
    Answered<ApplicationLoan> {
  readonly mobileNumber: string;
  readonly password: string;
  /** The school's code; its name travels beside it as currentSchool (decisions.md 24). */
  readonly university: number;
  readonly status: 'open';
}

export interface SubmissionResponse {
  /** Kept by the portal for the invoice upload. */
  readonly id: string;
}
