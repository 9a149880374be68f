/**
 * Whether a text could have been typed or pasted: no halves of signs, and of the control characters only tab and
 * line ends. Hashing would take some of the others for one another.
 */
export function isPrintable(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ''));
}
