// Generated from schemas/ by npm run generate. Do not edit.
export const supportPhone = {
  "value": "0000000",
  "placeholder": true
} as const;
