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
    "text": [],
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
      "Check how a site pays out before you start to work."
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
    "text": [],
    "links": [
      {
        "text": "GIEPA",
        "url": "https://www.giepa.gm"
      },
      {
        "text": "Social Development Fund",
        "url": "https://sdfgambia.gm"
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
        "text": "Ministry of Higher Education (MoHERST)",
        "url": "https://www.moherst.gov.gm"
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
        "text": "Coursera",
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
