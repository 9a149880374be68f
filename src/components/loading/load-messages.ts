/** Returns the message for a part of a page that did not load. `what` is the part's name, such as "your balance". */
export const loadFailed = (what: string) => `We could not load ${what}.`;
