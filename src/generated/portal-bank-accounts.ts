// Generated from schemas/ by npm run generate. Do not edit.
export const bankAccounts = [
  {
    "bank": "Bank name to be confirmed",
    "accountName": "Account name to be confirmed",
    "accountNumber": "000000000000000000",
    "placeholder": true
  },
  {
    "bank": "Bank name to be confirmed",
    "accountName": "Account name to be confirmed",
    "accountNumber": "000000000000000000",
    "placeholder": true
  }
] as const;
