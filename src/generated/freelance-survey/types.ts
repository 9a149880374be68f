// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Freelance Preference Survey", step by step.
 */
export interface FreelanceSurvey {
  about: FreelanceSurveyAbout;
  first: FreelanceSurveyFirst;
  second: FreelanceSurveySecond;
}
/**
 * The answers of the step "About you".
 */
export interface FreelanceSurveyAbout {
  /**
   * Name
   */
  name: string;
  /**
   * Phone number
   * For example 301 2345.
   */
  phone_number: string;
  /**
   * Email address
   */
  email: string;
}
/**
 * The answers of the step "Your first choice".
 */
export interface FreelanceSurveyFirst {
  /**
   * Which type of freelance work would you like most?
   */
  first_choice:
    | 'Content creation'
    | 'Digital Marketing'
    | 'Technology development'
    | 'Tutoring/education'
    | 'Administrative/virtual assistance';
}
/**
 * The answers of the step "Your second choice".
 */
export interface FreelanceSurveySecond {
  /**
   * What is your second choice?
   * Your first choice: {{first_choice}}
   */
  second_choice:
    | 'Content creation'
    | 'Digital Marketing'
    | 'Technology development'
    | 'Tutoring/education'
    | 'Administrative/virtual assistance';
}
