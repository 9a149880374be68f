/**
 * A value of a PDF. A name is a string that keeps its slash ('/Encrypt'). Keywords and references, such as
 * 'true' and '5 0 R', are strings too. A string of the PDF is a Uint8Array.
 */
export type PdfValue = number | string | Uint8Array | readonly PdfValue[] | Dictionary;

export type Dictionary = ReadonlyMap<string, PdfValue>;

interface Token {
  readonly value: number | string | Uint8Array;
  readonly end: number;
}

/**
 * Reads the dictionary at `from`. Returns undefined if there is no dictionary or its end is missing. `text`
 * has one character per byte. Takes linear time, whatever the file contains.
 */
export function readDictionary(text: string, from: number): Dictionary | undefined {
  const open: { readonly bracket: string; readonly values: PdfValue[] }[] = [];
  for (let token = tokenAt(text, from); token; token = tokenAt(text, token.end)) {
    const { value } = token;
    const innermost = open.at(-1);
    if (value === '<<' || value === '[') open.push({ bracket: value, values: [] });
    else if (!innermost) return undefined;
    else if (value === 'R') {
      const [object, generation] = innermost.values.splice(-2);
      if (typeof object !== 'number' || typeof generation !== 'number') return undefined;
      innermost.values.push(`${object} ${generation} R`);
    } else if (value === ']' || value === '>>') {
      const whole = closed(value, innermost);
      open.pop();
      if (whole === undefined) return undefined;
      const around = open.at(-1);
      if (!around) return whole instanceof Map ? whole : undefined;
      around.values.push(whole);
    } else innermost.values.push(value);
  }
  return undefined;
}

function closed(
  bracket: ']' | '>>',
  { bracket: opening, values }: { readonly bracket: string; readonly values: readonly PdfValue[] },
): PdfValue | undefined {
  if (opening !== (bracket === ']' ? '[' : '<<')) return undefined;
  if (bracket === ']') return values;
  const dictionary = new Map<string, PdfValue>();
  for (let at = 0; at < values.length; at += 2) {
    const [key, value] = values.slice(at, at + 2);
    if (typeof key !== 'string' || value === undefined) return undefined;
    dictionary.set(key, value);
  }
  return dictionary;
}

const space = /(?:[\0\t\n\f\r ]|%[^\n\r]*[\n\r])*/y;
const word = /<<|>>|[[\]]|\/?[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const hexString = /<([\da-fA-F\0\t\n\f\r ]*)>/y;

function tokenAt(text: string, from: number): Token | undefined {
  const start = matchAt(space, text, from)!.end;
  const found = matchAt(word, text, start);
  if (found) return { value: isNumber(found.whole) ? Number(found.whole) : found.whole, end: found.end };
  const hex = matchAt(hexString, text, start);
  if (hex) return { value: bytesOfHex(hex.part), end: hex.end };
  return text[start] === '(' ? literalString(text, start + 1) : undefined;
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match && { whole: match[0], part: match[1] ?? '', end: pattern.lastIndex };
}

function isNumber(text: string): boolean {
  return /^[+-]?\d{1,12}(?:\.\d{0,12})?$/.test(text);
}

function literalString(text: string, start: number): Token | undefined {
  const sign = /\\[\s\S]|[()]/g;
  sign.lastIndex = start;
  let depth = 1;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0)
      return { value: bytesOf(unescaped(text.slice(start, found.index))), end: sign.lastIndex };
  }
  return undefined;
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
};

function unescaped(text: string): string {
  return text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, sign = '') =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff) : (escapes[sign] ?? sign),
  );
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/**
 * Converts hexadecimal digits to bytes. Appends a 0 if the number of digits is odd, as the PDF specification
 * requires.
 */
function bytesOfHex(text: string): Uint8Array {
  const digits = text.replace(/[^\da-fA-F]/g, '');
  return Uint8Array.from(digits.match(/..?/g) ?? [], (pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
}
