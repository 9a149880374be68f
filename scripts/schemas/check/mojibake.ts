/** Windows-1252 decodes the bytes 0x80 to 0x9F as these characters. */
const upper = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at));

const cp1252 = new Map([...upper].map((sign, index) => [sign, 0x80 + index]));
const byteOf = (sign: string) => cp1252.get(sign) ?? sign.codePointAt(0)!;

/** Mac Roman decodes the bytes 0x80 to 0xFF as these characters. */
const mac = new TextDecoder('macintosh').decode(Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at));
const macByteOf = (sign: string) => 0x80 + mac.indexOf(sign);

/** Matches any continuation byte of UTF-8 that was decoded as Windows-1252. */
const next = `[\\u0080-\\u00BF${upper}]`;
/**
 * Matches the same characters as `next`, except quotes, guillemets and dashes: in correct text, these often
 * follow a capital letter, with which mojibake often begins.
 */
const sure = '[\\u0080-\\u00A9\\u00AC-\\u00BA\\u00BC-\\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]';

/**
 * Matches UTF-8 that was decoded as Windows-1252 (Ã© for é, â€™ for ’) or as Mac Roman. Such characters
 * hardly ever follow each other in correct text.
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
    // The last byte of à becomes a no-break space, which editors often replace with an ordinary space.
    '(?<=\\p{Ll})Ã(?=[\\s"]|$)',
    // The last patterns match UTF-8 that was decoded as Mac Roman: é becomes √©, ’ becomes ‚Äô and £ becomes
    // ¬£.
    `[√¬][${mac.slice(0, 64)}]`,
    `‚Ä[${mac.slice(0, 64)}]`,
  ].join('|'),
  'gu',
);

export function mojibakeIn(text: string): { readonly broken: string; readonly index: number } | undefined {
  const [match] = text.matchAll(broken);
  return match && { broken: match[0], index: match.index };
}

/** Restores text that was wrongly decoded, even two or three times. */
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
