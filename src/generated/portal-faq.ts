// Generated from schemas/ by npm run generate. Do not edit.
export const faq = {
  "value": null,
  "placeholder": true
} as const;
