/** Returns the message for a part of a page that did not load, named `what`, such as "your balance". */
export const loadFailed = (what: string) => `We could not load ${what}.`;
