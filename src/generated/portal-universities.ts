// Generated from schemas/ by npm run generate. Do not edit.
export const universities = [
  {
    "id": 1,
    "app_fee_flat": 500,
    "app_fee_percentage": 0,
    "during_studies_min_payment": 1000,
    "during_studies_membership_fee": 150,
    "after_studies_min_payment": 2000,
    "after_studies_membership_fee": 250,
    "placeholder": true
  },
  {
    "id": 2,
    "app_fee_flat": 0,
    "app_fee_percentage": 5,
    "during_studies_min_payment": 500,
    "during_studies_membership_fee": 100,
    "after_studies_min_payment": 1000,
    "after_studies_membership_fee": 200,
    "placeholder": true
  },
  {
    "id": 3,
    "app_fee_flat": 300,
    "app_fee_percentage": 0,
    "during_studies_min_payment": 600,
    "during_studies_membership_fee": 100,
    "after_studies_min_payment": 1200,
    "after_studies_membership_fee": 200,
    "placeholder": true
  },
  {
    "id": 4,
    "app_fee_flat": 0,
    "app_fee_percentage": 5,
    "during_studies_min_payment": 1500,
    "during_studies_membership_fee": 200,
    "after_studies_min_payment": 3000,
    "after_studies_membership_fee": 300,
    "placeholder": true
  }
] as const;
