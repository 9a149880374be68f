// Generated from schemas/ by npm run generate. Do not edit.
export const applicationFeeNote = [
  "Your payment must arrive before clearance with the university finance office.",
  "Quote your MAT number when you pay."
] as const;
