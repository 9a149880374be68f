export const loadFailed = (what: string) => `We could not load ${what}.`;
