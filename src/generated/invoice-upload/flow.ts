// Generated from schemas/ by npm run generate. Do not edit.
export const invoiceUploadDefinition = {
  "id": "invoice-upload",
  "version": 1,
  "title": "Upload Tuition Invoice",
  "access": "public",
  "draft": {
    "days": 7
  },
  "steps": [
    {
      "id": "invoice",
      "kind": "form",
      "title": "Upload Tuition Invoice",
      "submit": "Submit",
      "check": "step",
      "fields": {
        "file": {
          "type": "string",
          "maxLength": 200,
          "maxBytes": 52428800,
          "fileTypes": [
            "jpg",
            "jpeg",
            "png",
            "pdf"
          ]
        }
      },
      "required": [
        "file"
      ],
      "ui": {
        "file": {
          "label": "Tuition invoice",
          "widget": "file",
          "hint": "A photo or PDF, up to 50MB. Your name, the university and the amount must be readable.",
          "noun": "your tuition invoice",
          "messages": {
            "required": {
              "text": "Invoice must be uploaded.",
              "toast": {
                "title": "Invoice must be uploaded."
              }
            },
            "maxBytes": {
              "text": "File size exceeds 50MB"
            },
            "fileTypes": {
              "text": "Your invoice must be a JPG, JPEG, PNG or PDF file"
            },
            "locked": {
              "text": "This PDF needs a password to open. Send a copy without one, or a photo of it"
            }
          }
        }
      }
    }
  ]
} as const;
