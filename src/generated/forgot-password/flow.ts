// Generated from schemas/ by npm run generate. Do not edit.
export const forgotPasswordDefinition = {
  "id": "forgot-password",
  "version": 1,
  "title": "Forgot Password",
  "access": "public",
  "steps": [
    {
      "id": "phone",
      "kind": "form",
      "title": "Forgot Password",
      "submit": "Send Code",
      "check": "step",
      "fields": {
        "phone_number": {
          "type": "string",
          "maxLength": 10,
          "pattern": "^\\d+$"
        }
      },
      "required": [
        "phone_number"
      ],
      "ui": {
        "phone_number": {
          "label": "Phone number",
          "widget": "phone",
          "hint": "For example 301 2345.",
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
              "text": "Phone Number Not In Our Records",
              "toast": {
                "title": "Phone Number Not In Our Records"
              }
            }
          }
        }
      }
    },
    {
      "id": "reset",
      "kind": "form",
      "title": "Choose a new password",
      "submit": "Reset Password",
      "check": "step",
      "fields": {
        "verification_code": {
          "type": "string",
          "maxLength": 6,
          "pattern": "^\\d{6}$"
        },
        "newPassword": {
          "type": "string",
          "minLength": 8,
          "maxLength": 128,
          "pattern": "^[!-~]([ -~]*[!-~])?$",
          "hardToGuess": true
        },
        "confirmPassword": {
          "type": "string",
          "maxLength": 128,
          "sameAs": "newPassword"
        }
      },
      "required": [
        "verification_code",
        "newPassword",
        "confirmPassword"
      ],
      "ui": {
        "verification_code": {
          "label": "Verification code",
          "widget": "digits",
          "hint": "The 6 digits we sent you by WhatsApp.",
          "noun": "the verification code",
          "autocomplete": "one-time-code",
          "inputmode": "numeric",
          "messages": {
            "maxLength": {
              "text": "Incorrect Verification Code",
              "toast": {
                "title": "Incorrect Verification Code"
              }
            },
            "pattern": {
              "text": "Incorrect Verification Code",
              "toast": {
                "title": "Incorrect Verification Code"
              }
            },
            "refused": {
              "text": "Incorrect Verification Code",
              "toast": {
                "title": "Incorrect Verification Code"
              }
            }
          }
        },
        "newPassword": {
          "label": "New password",
          "widget": "password",
          "hint": "At least 8 characters",
          "noun": "your new password",
          "autocomplete": "new-password",
          "messages": {
            "required": {
              "text": "Enter a Password",
              "toast": {
                "title": "Enter a Password"
              }
            },
            "minLength": {
              "text": "Your new password must have at least 8 characters"
            },
            "pattern": {
              "text": "Use English letters, digits and signs such as ! or ? in your new password, with no space at the start or end"
            },
            "hardToGuess": {
              "text": "This password is easy to guess. Use three unrelated words. Leave out your name, phone number and Tesito"
            },
            "refused": {
              "text": "This password is easy to guess. Use three unrelated words. Leave out your name, phone number and Tesito"
            }
          }
        },
        "confirmPassword": {
          "label": "Confirm new password",
          "widget": "password",
          "noun": "your new password again",
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
