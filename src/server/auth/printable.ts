/**
 * Whether a text could have been typed or pasted: no halves of signs, and of the control characters only tab and
 * line ends. Hashing would treat some of the others as the same.
 */
export function isPrintable(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ''));
}
