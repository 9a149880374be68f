/** What Windows-1252 has at 0x80 to 0x9F; where it has nothing, the control sign of Latin-1. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const cp1252 = new Map([...upper].map((sign, index) => [sign, 0x80 + index]));
const byteOf = (sign: string) => cp1252.get(sign) ?? sign.codePointAt(0)!;

/** A second, third or fourth byte, as Windows shows it. */
const next = `[\\u0080-\\u00BF${upper}]`;
/** The same without what often follows a capital letter: quotation marks and dashes. */
const sure = '[\\u0080-\\u00A9\\u00AC-\\u00BA\\u00BC-\\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]';

/**
 * Letters of Europe, signs, other scripts and emoji of which each byte became a letter: Ã© for é, â€™ for ’. In a right
 * text hardly any of these pairs is met.
 */
const broken = new RegExp(
  [
    `Ã${next}`,
    'Â[\\u00A0-\\u00BF]',
    `[ÄÅ]${sure}`,
    `(?:[ÐÑØÙ]${next}){2,}`,
    `â[€‚„ˆ†]${next}?`,
    `ð(?:Ÿ|\\u009F)${next}{2}`,
    'ï»¿',
  ].join('|'),
  'g',
);

/** Letters that were read in another encoding than they were written in, and what they were; undefined where none are. */
export function mojibakeIn(text: string): { readonly broken: string; readonly index: number } | undefined {
  const [match] = text.matchAll(broken);
  return match && { broken: match[0], index: match.index };
}

/** The text as it was before, also where that happened to it twice. */
export function withoutMojibake(text: string): string {
  let read = text;
  for (let times = 0; times < 3 && mojibakeIn(read); times++) read = read.replace(broken, decoded);
  return read;
}

function decoded(letters: string): string {
  // The last byte of ” has no sign in Windows-1252, and is often lost.
  if (letters === 'â€') return '”';
  const read = Buffer.from([...letters].map(byteOf)).toString('utf8');
  return read.includes('\uFFFD') ? letters : read;
}
