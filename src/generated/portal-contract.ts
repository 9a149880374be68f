// Generated from schemas/ by npm run generate. Do not edit.
export const contract = {
  "placeholder": true,
  "clauses": [
    "Tesito pays tuition to {{university}} in advance for {{student}}. The advance is not a scholarship and must be repaid.",
    "During studies the student pays each month the minimum payment of {{during_studies_min_payment}} and the membership fee of {{during_studies_membership_fee}}: {{during_studies_total}} in all.",
    "After studies the student pays each month the minimum payment of {{after_studies_min_payment}} and the membership fee of {{after_studies_membership_fee}}: {{after_studies_total}} in all.",
    "Payments are due on the 5th of each month. Each must carry the MAT (or GC) number.",
    "A grace period of six months follows graduation. From its end the amount for the time after studies applies.",
    "No payment for more than 30 days past due is a default on tuition.",
    "The application fee is {{application_fee}}. It is due 7 days after it is issued.",
    "Application and membership fees are nonrefundable.",
    "Check-ins every quarter are required.",
    "All amounts are in dalasi (D, GMD)."
  ]
} as const;
