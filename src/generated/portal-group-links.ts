// Generated from schemas/ by npm run generate. Do not edit.
export const groupLinks = [
  {
    "university": 1,
    "value": null,
    "placeholder": true
  },
  {
    "university": 2,
    "value": null,
    "placeholder": true
  },
  {
    "university": 3,
    "value": null,
    "placeholder": true
  }
] as const;
