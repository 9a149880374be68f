// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Information", step by step.
 */
export interface Information {
  'learning-check': InformationLearningCheck;
}
/**
 * The answers of the step "Learning Check".
 */
export interface InformationLearningCheck {
  /**
   * What does Tesito offer students?
   */
  repayments:
    | 'A scholarship that you do not have to pay back'
    | 'Monthly repayments that break up a large tuition payment'
    | 'A discount on your tuition'
    | 'A cash loan for living costs';
  /**
   * When are your monthly payments due?
   */
  dueDate:
    | 'On the 1st of each month'
    | 'On the 15th of each month'
    | 'On the 5th of each month'
    | 'At the end of each semester';
}
