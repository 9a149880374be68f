/** Of a part of a page that did not come: "your balance". */
export const loadFailed = (what: string) => `We could not load ${what}.`;

/** Of one that came before, and is still shown. */
export const refreshFailed = (what: string) => `We could not load ${what} anew, so this may be out of date.`;
