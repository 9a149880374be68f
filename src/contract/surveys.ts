/** POST /surveys/freelance. Name, phone and e-mail stay in the browser: the account has them. */
export interface FreelanceSurveyRequest {
  readonly first_choice: string;
  readonly second_choice: string;
  /** The application's id. */
  readonly student_id: string;
}
