// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Resume Guide", step by step.
 */
export interface ResumeGuide {}
