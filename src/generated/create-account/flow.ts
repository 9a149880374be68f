// Generated from schemas/ by npm run generate. Do not edit.
export const createAccountDefinition = {
  "id": "create-account",
  "version": 1,
  "title": "Create your account",
  "access": "public",
  "draft": {
    "days": 7
  },
  "steps": [
    {
      "id": "account",
      "kind": "form",
      "title": "Create your account",
      "submit": "Sign Up",
      "check": "step",
      "fields": {
        "email": {
          "type": "string",
          "maxLength": 254,
          "pattern": "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"
        },
        "password": {
          "type": "string",
          "minLength": 8,
          "maxLength": 128,
          "hardToGuess": true
        }
      },
      "required": [
        "email",
        "password"
      ],
      "ui": {
        "email": {
          "label": "Email address",
          "widget": "email",
          "hint": "We use it for your application.",
          "noun": "your email address",
          "autocomplete": "email",
          "messages": {
            "pattern": {
              "text": "Please enter a valid email address.",
              "toast": {
                "title": "Invalid email address.",
                "text": "Please enter a valid email address."
              }
            }
          }
        },
        "password": {
          "label": "Password",
          "widget": "password",
          "hint": "At least 8 characters. You'll log in with it and the phone number you give us later.",
          "noun": "your password",
          "autocomplete": "new-password",
          "messages": {
            "required": {
              "text": "Enter a Password",
              "toast": {
                "title": "Enter a Password"
              }
            },
            "minLength": {
              "text": "Your password must have at least 8 characters"
            },
            "hardToGuess": {
              "text": "This password is easy to guess. Use three unrelated words. Leave out your name, phone number and Tesito"
            }
          }
        }
      }
    }
  ]
} as const;
