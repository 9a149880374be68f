// Generated from schemas/ by npm run generate. Do not edit.
export const id = "tesito" as const;
export const product = "Tesito" as const;
export const brandColour = "#00D29D" as const;
