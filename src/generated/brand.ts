// Generated from schemas/ by npm run generate. Do not edit.
export const brand = {
  '--brand': '#00d29d',
  '--brand-pressed': '#00be8e',
  '--on-brand': '#0b2e26',
  '--green': '#007a5b',
  '--tint': '#e6fbf5',
  '--ring': '#003d2e',
} as const;
