// Generated from schemas/ by npm run generate. Do not edit.
export const whatsapp = {
  "value": null,
  "placeholder": true
} as const;
