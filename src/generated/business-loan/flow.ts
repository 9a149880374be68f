// Generated from schemas/ by npm run generate. Do not edit.
export const businessLoanDefinition = {
  "id": "business-loan",
  "version": 1,
  "title": "Small-Business Loan",
  "noun": "loan application",
  "access": "student",
  "header": "Small-Business Loan",
  "back": "/resources",
  "draft": {
    "days": 7
  },
  "prefill": {
    "name": "{{first_name}} {{last_name}}",
    "email": "{{email}}"
  },
  "steps": [
    {
      "id": "terms",
      "kind": "content",
      "path": "/small_business_app",
      "title": "A loan for your business",
      "drawing": "shop",
      "next": "Apply Now!",
      "previous": "Back",
      "check": "step",
      "content": [
        {
          "paragraph": [
            "For students who have a business."
          ]
        },
        {
          "list": [
            [
              {
                "bold": [
                  "D3,000 to D5,000"
                ]
              },
              " is what you can borrow"
            ],
            [
              {
                "bold": [
                  "Repay within one month"
                ]
              },
              " of getting the money"
            ],
            [
              {
                "bold": [
                  "Five short pages"
                ]
              },
              " of questions: you, your business, its money and your plans"
            ],
            [
              {
                "bold": [
                  "Have ready"
                ]
              },
              " your monthly sales and expenses"
            ]
          ],
          "ordered": false
        }
      ]
    },
    {
      "id": "contact",
      "kind": "form",
      "path": "/business-app-1",
      "title": "You and your business",
      "progress": 16,
      "next": "Next",
      "previous": "Back",
      "check": "submit",
      "fields": {
        "name": {
          "type": "string",
          "maxLength": 120,
          "pattern": "\\S"
        },
        "email": {
          "type": "string",
          "maxLength": 254,
          "pattern": "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"
        },
        "business_name": {
          "type": "string",
          "maxLength": 120,
          "pattern": "\\S"
        }
      },
      "required": [
        "name",
        "email",
        "business_name"
      ],
      "ui": {
        "name": {
          "label": "Name",
          "widget": "text",
          "noun": "your name",
          "autocomplete": "name"
        },
        "email": {
          "label": "Email address",
          "widget": "email",
          "noun": "your email address",
          "autocomplete": "email",
          "inputmode": "email",
          "messages": {
            "pattern": {
              "text": "Please enter a valid email address."
            }
          }
        },
        "business_name": {
          "label": "Business name",
          "widget": "text",
          "noun": "the name of your business",
          "autocomplete": "organization"
        }
      }
    },
    {
      "id": "industry",
      "kind": "form",
      "path": "/business-app-2",
      "title": "Your industry",
      "progress": 32,
      "next": "Next",
      "previous": "Back",
      "check": "step",
      "fields": {
        "industry": {
          "type": "string",
          "enum": [
            "Agriculture",
            "Mining",
            "Forestry",
            "Fishing",
            "Manufacturing",
            "Construction",
            "Retail",
            "Wholesale",
            "Hospitality",
            "Transportation",
            "Information and Communication",
            "Finance and Insurance",
            "Real Estate",
            "Professional Services",
            "Scientific and Technical Services",
            "Administrative and Support Services",
            "Education",
            "Healthcare",
            "Art",
            "Entertainment",
            "Recreation",
            "Other"
          ]
        }
      },
      "required": [
        "industry"
      ],
      "ui": {
        "industry": {
          "label": "Industry",
          "widget": "select",
          "hint": "Choose the closest one.",
          "noun": "your industry",
          "messages": {
            "required": {
              "text": "Please select an industry."
            }
          }
        }
      }
    },
    {
      "id": "business",
      "kind": "form",
      "path": "/business-app-3",
      "title": "How your business works",
      "progress": 48,
      "next": "Next",
      "previous": "Back",
      "check": "submit",
      "fields": {
        "years": {
          "type": "number",
          "minimum": 0,
          "maximum": 999999,
          "decimals": 2
        },
        "num_employees": {
          "type": "string",
          "maxLength": 6,
          "pattern": "^\\d+$"
        },
        "description": {
          "type": "string",
          "maxLength": 1000,
          "pattern": "\\S"
        }
      },
      "required": [
        "years",
        "num_employees",
        "description"
      ],
      "ui": {
        "years": {
          "label": "Years of operation",
          "widget": "number",
          "hint": "For example 2. For half a year, enter 0.5.",
          "noun": "the years of operation",
          "messages": {
            "required": {
              "text": "Enter how many years you have been running"
            },
            "type": {
              "text": "The years of operation must be a number with at most 2 decimal places, for example 2"
            },
            "minimum": {
              "text": "The years of operation must be a number with at most 2 decimal places, for example 2"
            },
            "decimals": {
              "text": "The years of operation must be a number with at most 2 decimal places, for example 2"
            }
          }
        },
        "num_employees": {
          "label": "Number of employees",
          "widget": "digits",
          "hint": "If you work alone, enter 0.",
          "noun": "the number of employees",
          "messages": {
            "pattern": {
              "text": "The number of employees must have digits only, for example 3"
            }
          }
        },
        "description": {
          "label": "Brief description of your business",
          "widget": "textarea",
          "hint": "A few sentences are enough.",
          "noun": "a description of your business",
          "rows": 4
        }
      }
    },
    {
      "id": "amounts",
      "kind": "form",
      "path": "/business-app-4",
      "title": "Loan amount, sales and expenses",
      "progress": 64,
      "next": "Next",
      "previous": "Back",
      "check": "submit",
      "fields": {
        "loan_amount": {
          "type": "number",
          "minimum": 0,
          "maximum": 999999999999,
          "decimals": 2
        },
        "avg_monthly_sales": {
          "type": "number",
          "minimum": 0,
          "maximum": 999999999999,
          "decimals": 2
        },
        "avg_monthly_expenses": {
          "type": "number",
          "minimum": 0,
          "maximum": 999999999999,
          "decimals": 2
        }
      },
      "required": [
        "loan_amount",
        "avg_monthly_sales",
        "avg_monthly_expenses"
      ],
      "ui": {
        "loan_amount": {
          "label": "Loan amount requested",
          "widget": "number",
          "hint": "From D3,000 to D5,000.",
          "prefix": "D",
          "noun": "the loan amount",
          "note": {
            "outside": {
              "min": 3000,
              "max": 5000
            },
            "text": "Loans are from D3,000 to D5,000. You can continue, but this amount is outside the terms."
          },
          "messages": {
            "type": {
              "text": "The loan amount must be a number with at most 2 decimal places, for example 4,000"
            },
            "minimum": {
              "text": "The loan amount must be a number with at most 2 decimal places, for example 4,000"
            },
            "decimals": {
              "text": "The loan amount must be a number with at most 2 decimal places, for example 4,000"
            }
          }
        },
        "avg_monthly_sales": {
          "label": "Average monthly sales",
          "widget": "number",
          "hint": "For example 4,000.",
          "prefix": "D",
          "noun": "your average monthly sales",
          "messages": {
            "type": {
              "text": "Your average monthly sales must be a number with at most 2 decimal places, for example 4,000"
            },
            "minimum": {
              "text": "Your average monthly sales must be a number with at most 2 decimal places, for example 4,000"
            },
            "decimals": {
              "text": "Your average monthly sales must be a number with at most 2 decimal places, for example 4,000"
            }
          }
        },
        "avg_monthly_expenses": {
          "label": "Average monthly expenses",
          "widget": "number",
          "hint": "For example 4,000.",
          "prefix": "D",
          "noun": "your average monthly expenses",
          "messages": {
            "type": {
              "text": "Your average monthly expenses must be a number with at most 2 decimal places, for example 4,000"
            },
            "minimum": {
              "text": "Your average monthly expenses must be a number with at most 2 decimal places, for example 4,000"
            },
            "decimals": {
              "text": "Your average monthly expenses must be a number with at most 2 decimal places, for example 4,000"
            }
          }
        }
      }
    },
    {
      "id": "plans",
      "kind": "form",
      "path": "/business-app-5",
      "title": "Your plans",
      "progress": 80,
      "previous": "Back",
      "submit": "Submit",
      "invalidMessage": "Please complete all required fields before submitting.",
      "check": "submit",
      "fields": {
        "loan_purpose": {
          "type": "string",
          "maxLength": 1000,
          "pattern": "\\S"
        },
        "repayment_plan": {
          "type": "string",
          "maxLength": 1000,
          "pattern": "\\S"
        },
        "book_keeping": {
          "type": "string",
          "maxLength": 1000,
          "pattern": "\\S"
        }
      },
      "required": [
        "loan_purpose",
        "repayment_plan",
        "book_keeping"
      ],
      "ui": {
        "loan_purpose": {
          "label": "What is the loan for?",
          "widget": "textarea",
          "noun": "what the loan is for",
          "rows": 3,
          "messages": {
            "required": {
              "text": "Tell us what the loan is for"
            }
          }
        },
        "repayment_plan": {
          "label": "How do you plan to repay it?",
          "widget": "textarea",
          "hint": "You repay the loan within one month.",
          "noun": "how you plan to repay the loan",
          "rows": 3,
          "messages": {
            "required": {
              "text": "Tell us how you plan to repay the loan"
            }
          }
        },
        "book_keeping": {
          "label": "How do you keep track of your income and expenses?",
          "widget": "textarea",
          "noun": "how you keep track of your income and expenses",
          "rows": 3,
          "messages": {
            "required": {
              "text": "Tell us how you keep track of your income and expenses"
            }
          }
        }
      }
    },
    {
      "id": "done",
      "kind": "end",
      "path": "/business-survey-end",
      "title": "Thank you for applying",
      "progress": 100,
      "check": "step",
      "content": [
        {
          "heading": [
            "What happens next"
          ]
        },
        {
          "list": [
            [
              "We read your application."
            ],
            [
              "If we lend to you, you repay within one month of getting the money."
            ]
          ],
          "ordered": true
        },
        {
          "paragraph": [
            {
              "link": "/resources",
              "text": [
                "Go to Resources"
              ]
            }
          ]
        }
      ]
    }
  ],
  "submit": {
    "who": "student",
    "wait": "accepted",
    "go": "/business-survey-end",
    "refused": "There was an error submitting your loan application.",
    "to": {
      "path": "/business-loan",
      "student": "student_id",
      "keys": [
        "name",
        "email",
        "business_name",
        "industry",
        "years",
        "num_employees",
        "description",
        "loan_amount",
        "avg_monthly_sales",
        "avg_monthly_expenses",
        "loan_purpose",
        "repayment_plan",
        "book_keeping"
      ]
    }
  }
} as const;
