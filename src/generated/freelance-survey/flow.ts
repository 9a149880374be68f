// Generated from schemas/ by npm run generate. Do not edit.
export const freelanceSurveyDefinition = {
  "id": "freelance-survey",
  "version": 1,
  "title": "Freelance Preference Survey",
  "noun": "survey",
  "access": "public",
  "header": "Freelance Preference Survey",
  "draft": {
    "days": 7
  },
  "back": "/resources",
  "prefill": {
    "name": "{{first_name}} {{last_name}}",
    "phone_number": "{{phone_number}}",
    "email": "{{email}}"
  },
  "steps": [
    {
      "id": "about",
      "kind": "form",
      "path": "/survey",
      "title": "About you",
      "progress": 25,
      "next": "Next",
      "previous": "Back",
      "check": "submit",
      "content": [
        {
          "paragraph": [
            "Tell us what freelance work you'd like. First, your contact details."
          ]
        }
      ],
      "fields": {
        "name": {
          "type": "string",
          "maxLength": 120,
          "pattern": "\\S"
        },
        "phone_number": {
          "type": "string",
          "maxLength": 20,
          "pattern": "\\S"
        },
        "email": {
          "type": "string",
          "maxLength": 254,
          "pattern": "\\S"
        }
      },
      "required": [
        "name",
        "phone_number",
        "email"
      ],
      "ui": {
        "name": {
          "label": "Name",
          "widget": "text",
          "noun": "your name",
          "autocomplete": "name",
          "sent": false
        },
        "phone_number": {
          "label": "Phone number",
          "widget": "phone",
          "hint": "For example 301 2345.",
          "noun": "your phone number",
          "autocomplete": "tel-national",
          "sent": false
        },
        "email": {
          "label": "Email address",
          "widget": "email",
          "noun": "your email address",
          "autocomplete": "email",
          "inputmode": "email",
          "sent": false
        }
      }
    },
    {
      "id": "first",
      "kind": "form",
      "path": "/surveypage2",
      "title": "Your first choice",
      "progress": 50,
      "next": "Next",
      "previous": "Back",
      "check": "submit",
      "fields": {
        "first_choice": {
          "type": "string",
          "enum": [
            "Content creation",
            "Digital Marketing",
            "Technology development",
            "Tutoring/education",
            "Administrative/virtual assistance"
          ]
        }
      },
      "required": [
        "first_choice"
      ],
      "ui": {
        "first_choice": {
          "label": "Which type of freelance work would you like most?",
          "widget": "radios",
          "noun": "your first choice"
        }
      }
    },
    {
      "id": "second",
      "kind": "form",
      "path": "/surveypage3",
      "title": "Your second choice",
      "progress": 75,
      "submit": "Submit",
      "previous": "Back",
      "invalidMessage": "Please enter all fields",
      "check": "submit",
      "fields": {
        "second_choice": {
          "type": "string",
          "enum": [
            "Content creation",
            "Digital Marketing",
            "Technology development",
            "Tutoring/education",
            "Administrative/virtual assistance"
          ]
        }
      },
      "required": [
        "second_choice"
      ],
      "ui": {
        "second_choice": {
          "label": "What is your second choice?",
          "widget": "radios",
          "hint": "Your first choice: {{first_choice}}",
          "noun": "your second choice"
        }
      }
    },
    {
      "id": "done",
      "kind": "end",
      "path": "/endpage",
      "title": "Thank you",
      "progress": 100,
      "check": "step",
      "content": [
        {
          "heading": [
            "What happens next"
          ]
        },
        {
          "paragraph": [
            "We'll read your two choices. There is nothing more for you to do."
          ]
        },
        {
          "paragraph": [
            {
              "link": "/resources",
              "text": [
                "Go to Resource Home"
              ]
            }
          ]
        }
      ]
    }
  ],
  "submit": {
    "who": "student",
    "wait": "at-once",
    "go": "/endpage",
    "to": {
      "path": "/surveys/freelance",
      "student": "student_id",
      "keys": [
        "first_choice",
        "second_choice"
      ]
    }
  }
} as const;
