// Generated from schemas/ by npm run generate. Do not edit.
export const resumeTemplate = {
  "value": null,
  "placeholder": true
} as const;
