// Generated from schemas/ by npm run generate. Do not edit.
export const schoolCode = {
  "University of The Gambia": 1,
  "Gambia College": 2,
  "Management Development Institute": 3,
  "UTG Master's": 4
} as const;
