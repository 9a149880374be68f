// Generated from schemas/ by npm run generate. Do not edit.
export const accountEditDefinition = {
  "id": "account-edit",
  "version": 1,
  "title": "Edit Info",
  "access": "student",
  "steps": [
    {
      "id": "edit",
      "kind": "form",
      "title": "Edit Info",
      "submit": "Save",
      "check": "step",
      "fields": {
        "phone_number": {
          "type": "string",
          "maxLength": 20,
          "pattern": "\\S"
        },
        "email": {
          "type": "string",
          "maxLength": 254,
          "pattern": "\\S"
        },
        "password": {
          "type": "string",
          "maxLength": 128
        }
      },
      "required": [
        "phone_number",
        "email",
        "password"
      ],
      "ui": {
        "phone_number": {
          "label": "Phone number",
          "widget": "text",
          "hint": "For example 301 2345. If you change it, log in with the new number from then on.",
          "noun": "your phone number",
          "autocomplete": "tel-national",
          "inputmode": "tel"
        },
        "email": {
          "label": "Email address",
          "widget": "email",
          "noun": "your email address",
          "autocomplete": "email",
          "inputmode": "email"
        },
        "password": {
          "label": "Your password",
          "widget": "password",
          "hint": "Only needed to change your phone number. We'll also message your old number.",
          "noun": "your password",
          "autocomplete": "current-password"
        }
      }
    }
  ]
} as const;
