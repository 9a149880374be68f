const most = 60;

/** Cuts a text that is too long for a message. */
export const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);
