// Generated from schemas/ by npm run generate. Do not edit.
export const office = {
  "value": "Office address to be confirmed, Kanifing area",
  "placeholder": true
} as const;
