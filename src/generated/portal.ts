// Generated from schemas/ by npm run generate. Do not edit.
export const id = "tesito" as const;
export const product = "Tesito" as const;
export const brandColour = "#00D29D" as const;
export const supportPhone = {
  "value": "0000000",
  "placeholder": true
} as const;
export const applicationFeeNote = [
  "Your payment must arrive before clearance with the university finance office.",
  "Quote your MAT number when you pay."
] as const;
export const bankAccounts = [
  {
    "bank": "Bank name to be confirmed",
    "accountName": "Account name to be confirmed",
    "accountNumber": "000000000000000000",
    "placeholder": true
  },
  {
    "bank": "Bank name to be confirmed",
    "accountName": "Account name to be confirmed",
    "accountNumber": "000000000000000000",
    "placeholder": true
  }
] as const;
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
export const whatsapp = {
  "value": null,
  "placeholder": true
} as const;
export const faq = {
  "value": null,
  "placeholder": true
} as const;
export const office = {
  "value": "Office address to be confirmed, Kanifing area",
  "placeholder": true
} as const;
export const resumeTemplate = {
  "value": null,
  "placeholder": true
} as const;
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
export const resources = [
  {
    "id": "questions",
    "title": "Tesito questions",
    "text": [],
    "links": [],
    "buttons": []
  },
  {
    "id": "full-time-jobs",
    "title": "Full-time jobs",
    "text": [
      "Begin with a good resume.",
      "The Department of Labour has public job centres. Ask for the one nearest to you."
    ],
    "links": [
      {
        "text": "GamJobs",
        "url": "https://gamjobs.com"
      },
      {
        "text": "LinkedIn Jobs",
        "url": "https://www.linkedin.com/jobs"
      },
      {
        "text": "ReliefWeb jobs",
        "url": "https://reliefweb.int/jobs"
      },
      {
        "text": "MRC Unit The Gambia",
        "url": "https://www.mrc.gm"
      },
      {
        "text": "United Nations in The Gambia",
        "url": "https://gambia.un.org"
      }
    ],
    "buttons": [
      {
        "text": "Resume guide",
        "path": "/resume-resources"
      }
    ]
  },
  {
    "id": "online-work",
    "title": "Online part-time work",
    "text": [
      "Check how a site pays out before you start to work.",
      "Tell us which work you would like to do."
    ],
    "links": [
      {
        "text": "Upwork",
        "url": "https://www.upwork.com"
      },
      {
        "text": "Fiverr",
        "url": "https://www.fiverr.com"
      },
      {
        "text": "Freelancer",
        "url": "https://www.freelancer.com"
      },
      {
        "text": "Payoneer, to be paid",
        "url": "https://www.payoneer.com"
      }
    ],
    "buttons": [
      {
        "text": "Freelance Preference Survey",
        "path": "/survey"
      }
    ]
  },
  {
    "id": "small-business",
    "title": "Small-business resources",
    "text": [
      "Tesito lends D3,000 to D5,000 to small businesses, repaid within one month of issue."
    ],
    "links": [
      {
        "text": "GIEPA",
        "url": "https://www.giepa.gm"
      },
      {
        "text": "Social Development Fund",
        "url": "https://sdfgambia.gm"
      },
      {
        "text": "Youth Empowerment Project",
        "url": "https://www.yep.gm"
      },
      {
        "text": "Chamber of Commerce and Industry",
        "url": "https://www.gcci.gm"
      }
    ],
    "buttons": [
      {
        "text": "Small-business loan",
        "path": "/small_business_app"
      }
    ]
  },
  {
    "id": "abroad",
    "title": "Study or work abroad",
    "text": [
      "Never pay an agent for a visa or a job offer."
    ],
    "links": [
      {
        "text": "Chevening",
        "url": "https://www.chevening.org"
      },
      {
        "text": "Commonwealth Scholarships",
        "url": "https://cscuk.fcdo.gov.uk"
      },
      {
        "text": "Türkiye Bursları",
        "url": "https://www.turkiyeburslari.gov.tr"
      },
      {
        "text": "Mastercard Foundation",
        "url": "https://mastercardfdn.org"
      },
      {
        "text": "DAAD",
        "url": "https://www.daad.de"
      },
      {
        "text": "Fulbright, by the US embassy",
        "url": "https://gm.usembassy.gov"
      },
      {
        "text": "Ministry of Higher Education (MoHERST)",
        "url": "https://www.moherst.gov.gm"
      },
      {
        "text": "Safe migration (IOM)",
        "url": "https://gambia.iom.int"
      }
    ],
    "buttons": []
  },
  {
    "id": "academic",
    "title": "Academic resources",
    "text": [
      "Your university library can give you access to Research4Life."
    ],
    "links": [
      {
        "text": "University of The Gambia",
        "url": "https://www.utg.edu.gm"
      },
      {
        "text": "Gambia College",
        "url": "https://gc.edu.gm"
      },
      {
        "text": "Management Development Institute",
        "url": "https://www.mdi.edu.gm"
      },
      {
        "text": "Google Scholar",
        "url": "https://scholar.google.com"
      },
      {
        "text": "Directory of Open Access Journals",
        "url": "https://doaj.org"
      },
      {
        "text": "OpenStax",
        "url": "https://openstax.org"
      },
      {
        "text": "Khan Academy",
        "url": "https://www.khanacademy.org"
      },
      {
        "text": "Coursera, with financial aid",
        "url": "https://www.coursera.org"
      },
      {
        "text": "Research4Life",
        "url": "https://www.research4life.org"
      }
    ],
    "buttons": []
  }
] as const;
