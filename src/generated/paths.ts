// Generated from schemas/ by npm run generate. Do not edit.
export const flowPaths = [
  {
    "flow": "application",
    "access": "public",
    "path": "/basic-information",
    "step": "basic",
    "kind": "form"
  },
  {
    "flow": "application",
    "access": "public",
    "path": "/academic-information",
    "step": "academic",
    "kind": "form"
  },
  {
    "flow": "application",
    "access": "public",
    "path": "/loan-information",
    "step": "loan",
    "kind": "form"
  },
  {
    "flow": "application",
    "access": "public",
    "path": "/review-application",
    "step": "review",
    "kind": "review"
  },
  {
    "flow": "business-loan",
    "access": "student",
    "path": "/small_business_app",
    "step": "terms",
    "kind": "content"
  },
  {
    "flow": "business-loan",
    "access": "student",
    "path": "/business-app-1",
    "step": "contact",
    "kind": "form"
  },
  {
    "flow": "business-loan",
    "access": "student",
    "path": "/business-app-2",
    "step": "industry",
    "kind": "form"
  },
  {
    "flow": "business-loan",
    "access": "student",
    "path": "/business-app-3",
    "step": "business",
    "kind": "form"
  },
  {
    "flow": "business-loan",
    "access": "student",
    "path": "/business-app-4",
    "step": "amounts",
    "kind": "form"
  },
  {
    "flow": "business-loan",
    "access": "student",
    "path": "/business-app-5",
    "step": "plans",
    "kind": "form"
  },
  {
    "flow": "business-loan",
    "access": "student",
    "path": "/business-survey-end",
    "step": "done",
    "kind": "end"
  },
  {
    "flow": "freelance-survey",
    "access": "public",
    "path": "/survey",
    "step": "about",
    "kind": "form"
  },
  {
    "flow": "freelance-survey",
    "access": "public",
    "path": "/surveypage2",
    "step": "first",
    "kind": "form"
  },
  {
    "flow": "freelance-survey",
    "access": "public",
    "path": "/surveypage3",
    "step": "second",
    "kind": "form"
  },
  {
    "flow": "freelance-survey",
    "access": "public",
    "path": "/endpage",
    "step": "done",
    "kind": "end"
  },
  {
    "flow": "information",
    "access": "public",
    "path": "/info"
  },
  {
    "flow": "resume-guide",
    "access": "student",
    "path": "/resume-resources",
    "step": "best-practice",
    "kind": "content"
  },
  {
    "flow": "resume-guide",
    "access": "student",
    "path": "/resume-resource-page-2",
    "step": "title-section",
    "kind": "content"
  },
  {
    "flow": "resume-guide",
    "access": "student",
    "path": "/resume-resource-page-3",
    "step": "education-experience",
    "kind": "content"
  },
  {
    "flow": "resume-guide",
    "access": "student",
    "path": "/resume-resource-page-4",
    "step": "projects-activities",
    "kind": "content"
  }
] as const;
