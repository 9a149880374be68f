/** A regular expression as far as its running time depends on it. */
export type Regex =
  /** One character of a set, by its spelling: `a`, `\d`, `[^\s@]`. */
  | { readonly kind: 'set'; readonly source: string }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly Regex[] }
  | { readonly kind: 'repeat'; readonly operand: Regex; readonly min: number; readonly max: number }
  /** What takes no character: `^`, `$`, `\b`. */
  | { readonly kind: 'place'; readonly source: string }
  /** `(?=…)` and its like: takes no character, and has a pattern of its own. */
  | { readonly kind: 'look'; readonly operand: Regex }
  /** `\1`, `\k<name>`. */
  | { readonly kind: 'back' };

const set =
  /\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|.)|[^\\()[\]{}*+?|^$]/suy;
const place = /\^|\$|\\[bB]/y;
const back = /\\(?:[1-9]\d*|k<[^>]*>)/y;
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
const group = /\((?:\?(?:(<?[=!])|[a-z]*(?:-[a-z]*)?:|<[^>]*>))?/y;

/** Reads a regular expression that the browser can read too, in Unicode mode. */
export function parseRegex(source: string): Regex {
  let at = 0;

  function take(token: RegExp): RegExpExecArray | null {
    token.lastIndex = at;
    const match = token.exec(source);
    if (match) at = token.lastIndex;
    return match;
  }

  function choice(): Regex {
    const items = [sequence()];
    while (source[at] === '|') {
      at++;
      items.push(sequence());
    }
    return items.length === 1 ? items[0]! : { kind: 'choice', items };
  }

  function sequence(): Regex {
    const items: Regex[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') items.push(repeated(atom()));
    return { kind: 'sequence', items };
  }

  function atom(): Regex {
    const somewhere = take(place);
    if (somewhere) return { kind: 'place', source: somewhere[0] };
    if (take(back)) return { kind: 'back' };
    const opening = take(group);
    if (opening) {
      const operand = choice();
      at++;
      return opening[1] ? { kind: 'look', operand } : operand;
    }
    const one = take(set);
    if (!one) throw new Error(`Cannot read ${source} from ${at}.`);
    return { kind: 'set', source: one[0] };
  }

  function repeated(operand: Regex): Regex {
    const match = take(quantifier);
    if (!match) return operand;
    const [, sign, least, comma, most] = match;
    if (sign) return { kind: 'repeat', operand, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const min = Number(least);
    return { kind: 'repeat', operand, min, max: most ? Number(most) : comma ? Infinity : min };
  }

  const regex = choice();
  if (at < source.length) throw new Error(`Cannot read ${source} from ${at}.`);
  return regex;
}
