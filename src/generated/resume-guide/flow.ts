// Generated from schemas/ by npm run generate. Do not edit.
export const resumeGuideDefinition = {
  "id": "resume-guide",
  "version": 1,
  "title": "Resume Guide",
  "access": "student",
  "layout": "tabs",
  "header": "Resume Guide",
  "back": "/resources",
  "steps": [
    {
      "id": "best-practice",
      "kind": "content",
      "path": "/resume-resources",
      "title": "Write a good resume",
      "progress": 25,
      "next": "Next",
      "previous": "Back",
      "check": "step",
      "content": [
        {
          "paragraph": [
            "A resume tells an employer in one page what you can do. CV is another word for it."
          ]
        },
        {
          "awaited": [
            "Download the resume template"
          ],
          "heading": [
            "The template"
          ]
        },
        {
          "heading": [
            "Keep it short"
          ]
        },
        {
          "list": [
            [
              "Use ",
              {
                "bold": [
                  "one page"
                ]
              },
              ", with the most recent things first."
            ],
            [
              "Adapt it to each advert, with your strongest points in the top third. Employers look for 10 to 20 seconds."
            ]
          ],
          "ordered": false
        },
        {
          "heading": [
            "Keep it plain"
          ]
        },
        {
          "list": [
            [
              "Use one plain font, 10 to 12 points, and write dates and headings the same way everywhere."
            ],
            [
              "Leave out a photo, your age, religion and marital status, and the words \"I\" and \"my\"."
            ]
          ],
          "ordered": false
        },
        {
          "heading": [
            "Before you send it"
          ]
        },
        {
          "list": [
            [
              "Read it again, and ask someone else to read it."
            ],
            [
              "Save it as a PDF."
            ],
            [
              "Name it Firstname-Surname-CV."
            ]
          ],
          "ordered": false
        }
      ]
    },
    {
      "id": "title-section",
      "kind": "content",
      "path": "/resume-resource-page-2",
      "title": "The template and the title section",
      "progress": 50,
      "next": "Next",
      "previous": "Back",
      "check": "step",
      "content": [
        {
          "heading": [
            "Working through the template"
          ]
        },
        {
          "list": [
            [
              "Make a copy first."
            ],
            [
              "Keep the order of its sections."
            ],
            [
              "Replace everything in brackets."
            ]
          ],
          "ordered": true
        },
        {
          "heading": [
            "The title section"
          ]
        },
        {
          "paragraph": [
            "Write at the top:"
          ]
        },
        {
          "list": [
            [
              "your full name, in the largest letters"
            ],
            [
              "your town and region"
            ],
            [
              "your phone number, with +220"
            ],
            [
              "an email address that sounds serious"
            ],
            [
              "your LinkedIn page, if you have one"
            ]
          ],
          "ordered": false
        },
        {
          "paragraph": [
            "Leave out the word \"Resume\", your ID number, your MAT number and your full street address."
          ]
        }
      ]
    },
    {
      "id": "education-experience",
      "kind": "content",
      "path": "/resume-resource-page-3",
      "title": "Education and experience",
      "progress": 75,
      "next": "Next",
      "previous": "Back",
      "check": "step",
      "content": [
        {
          "heading": [
            "Education"
          ]
        },
        {
          "paragraph": [
            "While you study, education comes first. Write:"
          ]
        },
        {
          "list": [
            [
              "your university or college, your programme and the city"
            ],
            [
              "the month and year in which you expect to graduate"
            ],
            [
              "your GPA, if it is 3.0 or better, exactly as on the transcript"
            ],
            [
              "in your first year, your WASSCE credits"
            ],
            [
              "awards"
            ]
          ],
          "ordered": false
        },
        {
          "heading": [
            "Experience"
          ]
        },
        {
          "paragraph": [
            "For each job, write your role, the organisation, the place, and the months and years. Add 2 to 4 lines:"
          ]
        },
        {
          "list": [
            [
              "begin each with what you did: \"Recorded\", \"Sold\", \"Organised\""
            ],
            [
              "give a result or a number: \"Recorded 40 sales a day\""
            ]
          ],
          "ordered": false
        },
        {
          "paragraph": [
            "Unpaid work counts, and so does work in a family shop, on a farm or as a volunteer."
          ]
        }
      ]
    },
    {
      "id": "projects-activities",
      "kind": "content",
      "path": "/resume-resource-page-4",
      "title": "Projects, activities, additional information",
      "progress": 100,
      "next": "Next",
      "previous": "Back",
      "check": "step",
      "content": [
        {
          "heading": [
            "Projects"
          ]
        },
        {
          "paragraph": [
            "From your course or your own time. For each one, write what it was, what you used, the result, and a link if there is one."
          ]
        },
        {
          "heading": [
            "Activities"
          ]
        },
        {
          "paragraph": [
            "Your roles in the student union, in sport, and in a religious or community group."
          ]
        },
        {
          "heading": [
            "Additional information"
          ]
        },
        {
          "list": [
            [
              "Languages, with how well you speak each: English, Mandinka, Wolof, Fula, Jola"
            ],
            [
              "Software you can use"
            ],
            [
              "Certificates"
            ],
            [
              "Driving licence"
            ],
            [
              "Referees: write \"available on request\", or give two names if the advert asks for them and they agree"
            ]
          ],
          "ordered": false
        }
      ]
    }
  ],
  "submit": {
    "who": "nobody",
    "wait": "at-once",
    "go": "/resources"
  }
} as const;
