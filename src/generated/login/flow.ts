// Generated from schemas/ by npm run generate. Do not edit.
export const loginDefinition = {
  "id": "login",
  "version": 1,
  "title": "Login",
  "access": "public",
  "steps": [
    {
      "id": "login",
      "kind": "form",
      "title": "Welcome back. Glad to see you again!",
      "submit": "Login",
      "check": "step",
      "fields": {
        "phoneNumber": {
          "type": "string",
          "maxLength": 10,
          "pattern": "^\\d+$"
        },
        "password": {
          "type": "string",
          "maxLength": 1000
        }
      },
      "required": [
        "phoneNumber",
        "password"
      ],
      "ui": {
        "phoneNumber": {
          "label": "Phone number",
          "widget": "phone",
          "hint": "For example 301 2345.",
          "noun": "your phone number",
          "autocomplete": "username",
          "inputmode": "numeric",
          "messages": {
            "required": {
              "text": "Please enter a valid phone number consisting of digits only.",
              "toast": {
                "title": "Invalid Pattern",
                "text": "Please enter a valid phone number consisting of digits only."
              }
            },
            "pattern": {
              "text": "Please enter a valid phone number consisting of digits only.",
              "toast": {
                "title": "Invalid Pattern",
                "text": "Please enter a valid phone number consisting of digits only."
              }
            },
            "maxLength": {
              "text": "Your phone number must be 10 digits or fewer"
            }
          }
        },
        "password": {
          "label": "Password",
          "widget": "password",
          "noun": "your password",
          "autocomplete": "current-password"
        }
      }
    }
  ]
} as const;
