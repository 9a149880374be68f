// Generated from schemas/ by npm run generate. Do not edit.
export const informationDefinition = {
  "id": "information",
  "version": 1,
  "title": "Information",
  "access": "public",
  "path": "/info",
  "header": "INFORMATION",
  "draft": {
    "days": 7
  },
  "steps": [
    {
      "id": "about",
      "kind": "content",
      "title": "About",
      "drawing": "repay",
      "progress": 20,
      "next": "Continue",
      "check": "step",
      "content": [
        {
          "paragraph": [
            "Tesito advances tuition to students at partner universities in The Gambia. You pay it back in monthly instalments."
          ]
        },
        {
          "paragraph": [
            {
              "bold": [
                "It is not a scholarship: it must be repaid."
              ]
            }
          ]
        }
      ]
    },
    {
      "id": "how-to-apply",
      "kind": "content",
      "title": "How to Apply",
      "drawing": "form",
      "progress": 40,
      "next": "Continue",
      "previous": "Previous Page",
      "check": "step",
      "content": [
        {
          "list": [
            [
              "Submit the application form."
            ],
            [
              "Upload your university invoice: a JPG, JPEG, PNG or PDF file, up to 50MB."
            ],
            [
              "Pay your application fee. Once your invoice is processed, we will tell you within the next few days how much the fee is and how to pay it."
            ]
          ],
          "ordered": true
        },
        {
          "paragraph": [
            {
              "bold": [
                "You are only official once the fee is paid."
              ]
            }
          ]
        }
      ]
    },
    {
      "id": "payment-information",
      "kind": "content",
      "title": "Payment Information",
      "progress": 60,
      "next": "Continue",
      "previous": "Previous Page",
      "check": "step",
      "content": [
        {
          "paragraph": [
            "Payments are due on the ",
            {
              "bold": [
                "5th of each month"
              ]
            },
            ". Quote your MAT (or GC) number."
          ]
        },
        {
          "heading": [
            "An example, in round figures"
          ]
        },
        {
          "list": [
            [
              {
                "bold": [
                  "D10,000"
                ]
              },
              " we pay your university for you"
            ],
            [
              {
                "bold": [
                  "D500"
                ]
              },
              " you pay once: the application fee"
            ],
            [
              {
                "bold": [
                  "D1,100"
                ]
              },
              " you pay every month for 10 months: D1,000 minimum payment and D100 membership fee"
            ],
            [
              {
                "bold": [
                  "D11,500"
                ]
              },
              " you pay in total: the fee and 10 months"
            ]
          ],
          "ordered": true
        },
        {
          "heading": [
            "The rules"
          ]
        },
        {
          "list": [
            [
              {
                "bold": [
                  "Six-month grace period"
                ]
              },
              " after you graduate. If you still owe something then, the monthly amount is higher, for example D2,200"
            ],
            [
              {
                "bold": [
                  "In default:"
                ]
              },
              " no payment for more than 30 days past due"
            ],
            [
              {
                "bold": [
                  "Nonrefundable:"
                ]
              },
              " application and membership fees"
            ]
          ],
          "ordered": false
        },
        {
          "paragraph": [
            "Your own figures, in dalasi (D), will be in your contract."
          ]
        }
      ]
    },
    {
      "id": "ready-to-apply",
      "kind": "content",
      "title": "Ready to Apply",
      "drawing": "ready",
      "progress": 80,
      "next": "Continue",
      "previous": "Previous Page",
      "check": "step",
      "content": [
        {
          "paragraph": [
            "Estimated time: ",
            {
              "bold": [
                "2 minutes"
              ]
            },
            "."
          ]
        },
        {
          "paragraph": [
            "Have these ready:"
          ]
        },
        {
          "list": [
            [
              {
                "bold": [
                  "Official ID:"
                ]
              },
              " National Identity Card, Passport or Birth Certificate. Your details must match it"
            ],
            [
              {
                "bold": [
                  "MAT number"
                ]
              }
            ],
            [
              {
                "bold": [
                  "GPA"
                ]
              }
            ],
            [
              {
                "bold": [
                  "How much you earn a month"
                ]
              }
            ],
            [
              {
                "bold": [
                  "University invoice"
                ]
              }
            ]
          ],
          "ordered": false
        }
      ]
    },
    {
      "id": "learning-check",
      "kind": "quiz",
      "title": "Learning Check",
      "drawing": "question",
      "header": "APPLIED",
      "progress": 100,
      "previous": "Previous Page",
      "checkAnswers": "Check Answers",
      "submit": "Apply",
      "invalidMessage": "Answer both questions",
      "pageSize": 2,
      "check": "step",
      "content": [
        {
          "paragraph": [
            "Answer two questions. It takes about 2 minutes. Get both right to apply. You can try again."
          ]
        }
      ],
      "fields": {
        "repayments": {
          "type": "string",
          "enum": [
            "A scholarship that you do not have to pay back",
            "Monthly repayments that break up a large tuition payment",
            "A discount on your tuition",
            "A cash loan for living costs"
          ]
        },
        "dueDate": {
          "type": "string",
          "enum": [
            "On the 1st of each month",
            "On the 15th of each month",
            "On the 5th of each month",
            "At the end of each semester"
          ]
        }
      },
      "required": [
        "repayments",
        "dueDate"
      ],
      "ui": {
        "repayments": {
          "label": "What does Tesito offer students?",
          "widget": "radios",
          "noun": "an answer to the first question",
          "answer": 2,
          "feedback": {
            "right": "Correct! Tesito provides a way for students to break up large tuition payments.",
            "wrong": "Try again. Tesito provides monthly repayments to break up larger tuition payments, not a scholarship or discount."
          }
        },
        "dueDate": {
          "label": "When are your monthly payments due?",
          "widget": "radios",
          "noun": "an answer to the second question",
          "answer": 3,
          "feedback": {
            "right": "Correct! Payments are due on the 5th of each month.",
            "wrong": "Try again. Monthly payments are due on the 5th of each month and require payments that include your MAT or GC number."
          }
        }
      }
    }
  ],
  "submit": {
    "who": "nobody",
    "wait": "at-once",
    "go": "/basic-information"
  }
} as const;
