// Generated from schemas/ by npm run generate. Do not edit.
export const details = {
  "supportPhone": "0014826",
  "bankAccounts": [
    {
      "bank": "Bolong Bank",
      "accountName": "Tesito Student Payments",
      "accountNumber": "000214700381650924"
    },
    {
      "bank": "Bantaba Savings",
      "accountName": "Tesito Student Payments",
      "accountNumber": "000530118274960317"
    }
  ],
  "mobileMoney": [
    {
      "name": "Tabala Pay",
      "accountName": "Tesito Student Payments",
      "number": "0027351"
    }
  ],
  "paymentShownWithinDays": 3,
  "office": "Made-up House, 12 Kora Street, Kanifing"
} as const;
