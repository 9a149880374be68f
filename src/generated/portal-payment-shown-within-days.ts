// Generated from schemas/ by npm run generate. Do not edit.
export const paymentShownWithinDays = {
  "value": null,
  "placeholder": true
} as const;
