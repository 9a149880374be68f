// Generated from schemas/ by npm run generate. Do not edit.
export const resources = [
  {
    "id": "questions",
    "title": "Tesito questions",
    "about": "Bank accounts, WhatsApp, office",
    "text": [
      "See what you owe under Payment, and your contract under Account."
    ],
    "links": [],
    "buttons": []
  },
  {
    "id": "full-time-jobs",
    "title": "Full-time jobs",
    "about": "Resume guide, job sites",
    "text": [
      "The Department of Labour has public job centres. Ask for the one nearest to you.",
      "Start with a good resume."
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
    "about": "Work sites, a short survey",
    "text": [
      "Before you start work, check how the site pays you.",
      "Tell us what kind of work you would like to do."
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
        "text": "Payoneer (to receive payments)",
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
    "about": "A small loan, business advice",
    "text": [
      "Tesito lends D3,000 to D5,000 to small businesses. You repay it within one month."
    ],
    "links": [
      {
        "text": "Gambia Investment and Export Promotion Agency (GIEPA)",
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
    "about": "Scholarships, safe migration",
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
        "text": "German Academic Exchange Service (DAAD)",
        "url": "https://www.daad.de"
      },
      {
        "text": "Fulbright (US embassy)",
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
    "about": "Universities, free books and courses",
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
        "text": "Coursera (with financial aid)",
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
