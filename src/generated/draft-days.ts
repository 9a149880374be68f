// Generated from schemas/ by npm run generate. Do not edit.
export const draftDays = {
  "application": 7,
  "business-loan": 7,
  "create-account": 7,
  "freelance-survey": 7,
  "information": 7,
  "invoice-upload": 7,
  "sign-up": 7
} as const;
