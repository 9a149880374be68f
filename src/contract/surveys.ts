/** POST /surveys/freelance (portal.md §3, §7). Name, phone and e-mail stay in the browser: the account has them. */
export interface FreelanceSurveyRequest {
  readonly first_choice: string;
  readonly second_choice: string;
  /** The application's id (decisions.md 4). */
  readonly student_id: string;
}

export interface FreelanceSurveyResponse {
  readonly status: 'ok';
}
