// Generated from schemas/ by npm run generate. Do not edit.
export const forms = [
  "create-account",
  "sign-up",
  "login",
  "information",
  "application",
  "invoice-upload",
  "forgot-password",
  "account-edit",
  "freelance-survey",
  "business-loan",
  "resume-guide"
] as const;
