/** The words for a part of a page that did not load: "your balance". */
export const loadFailed = (what: string) => `We could not load ${what}.`;
