/** The characters of the encoding Windows-1252 from 0x80 to 0x9F. */
const upper = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at));

const cp1252 = new Map([...upper].map((sign, index) => [sign, 0x80 + index]));
const byteOf = (sign: string) => cp1252.get(sign) ?? sign.codePointAt(0)!;

/** The characters of the encoding Mac Roman from 0x80 to 0xFF. */
const mac = new TextDecoder('macintosh').decode(Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at));
const macByteOf = (sign: string) => 0x80 + mac.indexOf(sign);

/** Any continuation byte of UTF-8, decoded as Windows-1252. */
const next = `[\\u0080-\\u00BF${upper}]`;
/**
 * A continuation byte of UTF-8, decoded as Windows-1252. Quotation marks and dashes are not included, because in
 * correct texts they often follow a capital letter.
 */
const sure = '[\\u0080-\\u00A9\\u00AC-\\u00BA\\u00BC-\\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]';

/**
 * Matches UTF-8 sequences that were decoded as Windows-1252, such as Ã© for é or â€™ for ’, or as Mac Roman: European letters,
 * punctuation, other scripts and emoji. Such sequences hardly ever occur in correct text.
 */
const broken = new RegExp(
  [
    `Ã${next}`,
    'Â[\\u00A0-\\u00BF]',
    `[ÄÅ]${sure}`,
    `(?:[ÐÑØÙÎÏ]${next}){2,}`,
    `â[€‚„ˆ†]${next}?`,
    `ð(?:Ÿ|\\u009F)${next}{2}`,
    'ï»¿',
    // The last byte of à is a space that does not break, which is often replaced by a common one.
    '(?<=\\p{Ll})Ã(?=[\\s"]|$)',
    // UTF-8 that was decoded as Mac Roman: é is √©, ’ is ‚Äô and £ is ¬£.
    `[√¬][${mac.slice(0, 64)}]`,
    `‚Ä[${mac.slice(0, 64)}]`,
  ].join('|'),
  'gu',
);

/**
 * Returns the first characters in a text that result from decoding with the wrong encoding; undefined if there are
 * none.
 */
export function mojibakeIn(text: string): { readonly broken: string; readonly index: number } | undefined {
  const [match] = text.matchAll(broken);
  return match && { broken: match[0], index: match.index };
}

/** Reverses decoding with the wrong encoding, even if it happened two or three times. */
export function withoutMojibake(text: string): string {
  let read = text;
  for (let times = 0; times < 3 && mojibakeIn(read); times++) read = read.replace(broken, decoded);
  return read;
}

function decoded(letters: string): string {
  // The third byte of ” in UTF-8 has no character in Windows-1252, so it is often lost.
  if (letters === 'â€') return '”';
  if (letters === 'Ã') return 'à';
  const bytes = [...letters].map(/^[√¬‚]/.test(letters) ? macByteOf : byteOf);
  const read = Buffer.from(bytes).toString('utf8');
  return read.includes('\uFFFD') ? letters : read;
}
