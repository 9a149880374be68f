/** The words for a part of a page that did not load: "your balance". */
export const loadFailed = (what: string) => `We could not load ${what}.`;

/** The words for one that loaded before and is still shown. */
export const refreshFailed = (what: string) => `We couldn't refresh ${what}, so it may be out of date.`;
