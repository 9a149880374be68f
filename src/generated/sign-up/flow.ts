// Generated from schemas/ by npm run generate. Do not edit.
export const signUpDefinition = {
  "id": "sign-up",
  "version": 1,
  "title": "Sign Up",
  "access": "public",
  "draft": {
    "days": 7
  },
  "steps": [
    {
      "id": "register",
      "kind": "form",
      "title": "Hello! Register to get started.",
      "submit": "Sign Up",
      "check": "step",
      "fields": {
        "mobileNumber": {
          "type": "string",
          "maxLength": 10,
          "pattern": "^\\d+$"
        },
        "password": {
          "type": "string",
          "minLength": 8,
          "maxLength": 128,
          "hardToGuess": true
        },
        "confirmPassword": {
          "type": "string",
          "maxLength": 128,
          "sameAs": "password"
        }
      },
      "required": [
        "mobileNumber",
        "password",
        "confirmPassword"
      ],
      "ui": {
        "mobileNumber": {
          "label": "Phone number",
          "widget": "phone",
          "hint": "For example 301 2345. You will log in with this number.",
          "noun": "your phone number",
          "autocomplete": "username",
          "inputmode": "numeric",
          "messages": {
            "required": {
              "text": "Enter a Valid Phone Number",
              "toast": {
                "title": "Enter a Valid Phone Number"
              }
            },
            "maxLength": {
              "text": "Enter a Valid Phone Number",
              "toast": {
                "title": "Enter a Valid Phone Number"
              }
            },
            "pattern": {
              "text": "Enter a Valid Phone Number",
              "toast": {
                "title": "Enter a Valid Phone Number"
              }
            },
            "refused": {
              "text": "This number is already in use"
            }
          }
        },
        "password": {
          "label": "Password",
          "widget": "password",
          "hint": "At least 8 characters",
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
        },
        "confirmPassword": {
          "label": "Confirm password",
          "widget": "password",
          "noun": "your password again",
          "autocomplete": "new-password",
          "messages": {
            "required": {
              "text": "Passwords Do Not Match",
              "toast": {
                "title": "Passwords Do Not Match"
              }
            },
            "maxLength": {
              "text": "Passwords Do Not Match",
              "toast": {
                "title": "Passwords Do Not Match"
              }
            },
            "sameAs": {
              "text": "Passwords Do Not Match",
              "toast": {
                "title": "Passwords Do Not Match"
              }
            }
          }
        }
      }
    }
  ]
} as const;
