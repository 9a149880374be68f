// Generated from schemas/ by npm run generate. Do not edit.
export const contract = {
  "placeholder": true,
  "summary": [
    {
      "title": "Each month while you study",
      "text": "{{during_studies_total}} ({{during_studies_min_payment}} minimum payment and {{during_studies_membership_fee}} membership fee)"
    },
    {
      "title": "Each month after your studies",
      "text": "{{after_studies_total}} ({{after_studies_min_payment}} minimum payment and {{after_studies_membership_fee}} membership fee)"
    },
    {
      "title": "Payments are due",
      "text": "On the 5th of each month"
    }
  ],
  "clauses": [
    "Tesito pays the tuition of {{student}} at {{university}} in advance. The advance is not a scholarship and must be repaid.",
    "While you study you pay {{during_studies_total}} a month: {{during_studies_min_payment}} minimum payment plus {{during_studies_membership_fee}} membership fee.",
    "After your studies, when the grace period ends, you pay {{after_studies_total}} a month: {{after_studies_min_payment}} minimum payment plus {{after_studies_membership_fee}} membership fee.",
    "Payments are due on the 5th of each month. Quote your MAT (or GC) number with every payment.",
    "A grace period of six months follows your graduation. When it ends, you pay the amount for the time after your studies.",
    "If you make no payment for more than 30 days past due, you are in default.",
    "The application fee is {{application_fee}}. It is due 7 days after it is issued.",
    "Application and membership fees are nonrefundable.",
    "You must check in with us every three months.",
    "All amounts are in dalasi (D, GMD)."
  ]
} as const;
