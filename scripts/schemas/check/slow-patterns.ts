import { memoized } from '../memoized.ts';
import { Automaton, type Expression, UnanalysableError } from './automaton.ts';
import { parseRegex } from './regex.ts';

/**
 * A danger is the reason why a regular expression can be very slow for some texts. `loop` and
 * `loops-in-a-row` are ambiguities of its Glushkov automaton (Weber and Seidl, "On the degree of ambiguity of
 * finite automata").
 *
 * - `loop`: a text leads round a loop in two ways, so each round doubles the time.
 * - `loops-in-a-row`: three consecutive loops match the same text, so the time grows with the cube of the
 *   text's length. Two such loops are allowed, because answers have a maximum length.
 * - `ways`: a text can be matched in too many ways even without a loop, because of counted repetitions.
 */
export type Danger = 'loop' | 'loops-in-a-row' | 'ways' | UnanalysableError['danger'];

/**
 * Returns the danger of a pattern, or undefined if the pattern is always fast. The pattern must be valid in
 * browsers.
 */
export const dangerOf = memoized(
  (pattern: string): Danger | undefined => judge(parseRegex(pattern)),
  (pattern) => pattern,
);

function judge(expression: Expression): Danger | undefined {
  const automaton = new Automaton();
  try {
    automaton.addWhole(expression);
  } catch (error) {
    if (error instanceof UnanalysableError) return error.danger;
    throw error;
  }
  if (hasDoubledLoop(automaton)) return 'loop';
  if (longestChain(automaton) >= 3) return 'loops-in-a-row';
  if (hasManyWays(automaton)) return 'ways';
  return automaton.lookarounds.map(judge).find((danger) => danger !== undefined);
}

/**
 * Returns, for each position, the number of the loop (strongly connected component) that contains it, or
 * undefined if no loop does.
 */
function loopsOf({ next }: Automaton): (number | undefined)[] {
  const reachable = next.map((_, start) => reach([start], (position) => [...next[position]!.keys()]));
  return next.map((_, position) => {
    if (!reachable[position]!.has(position)) return undefined;
    return [...reachable[position]!].filter((other) => reachable[other]!.has(position)).sort(byNumber)[0];
  });
}

const byNumber = (a: number, b: number) => a - b;

function reach<T>(starts: readonly T[], stepsFrom: (from: T) => Iterable<T>): Set<T> {
  const found = new Set<T>();
  const open = [...starts];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const to of stepsFrom(from)) {
      if (found.has(to)) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}

function hasDoubledLoop(automaton: Automaton): boolean {
  const { next } = automaton;
  const loop = loopsOf(automaton);
  const meet = sharedCharacterTest(automaton);
  const count = next.length;
  const within = next.map((ways, from) =>
    [...ways].filter(([to]) => loop[from] !== undefined && loop[to] === loop[from]),
  );
  if (within.some((steps) => steps.some(([, ways]) => ways > 1))) return true;
  const pairs = (from: number): number[] => {
    const [a, b] = [Math.floor(from / count), from % count];
    return within[a]!.flatMap(([x]) => within[b]!.flatMap(([y]) => (meet(x, y) ? [x * count + y] : [])));
  };
  return loop.some((own, position) => {
    if (own === undefined) return false;
    const same = position * count + position;
    const apart = [...reach([same], pairs)].filter((pair) => Math.floor(pair / count) !== pair % count);
    return apart.some((pair) => reach([pair], pairs).has(same));
  });
}

/**
 * Returns the number of loops in the longest chain in which each loop and the next can match the same text
 * (see `sharesWith`).
 */
function longestChain(automaton: Automaton): number {
  const { next } = automaton;
  const loop = loopsOf(automaton);
  const loops = [...new Set(loop)].filter((each) => each !== undefined);
  const meet = sharedCharacterTest(automaton);
  const membersOf = (id: number) => loop.flatMap((own, position) => (own === id ? [position] : []));

  /**
   * Returns whether a single text can lead from a position p of the first loop back to p, from p to a
   * position q of the second loop, and from q back to q.
   */
  const sharesWith = (first: number, second: number): boolean =>
    membersOf(first).some((p) =>
      membersOf(second).some((q) => {
        const steps = (key: string): string[] => {
          const [a, b, c] = key.split(' ').map(Number) as [number, number, number];
          return [...next[a]!.keys()].flatMap((x) =>
            loop[x] !== first
              ? []
              : [...next[b]!.keys()].flatMap((y) =>
                  !meet(x, y)
                    ? []
                    : [...next[c]!.keys()].flatMap((z) =>
                        loop[z] === second && meet(x, y, z) ? [`${x} ${y} ${z}`] : [],
                      ),
                ),
          );
        };
        return reach([`${p} ${p} ${q}`], steps).has(`${p} ${q} ${q}`);
      }),
    );

  const depth = new Map<number, number>();
  const depthOf = (id: number): number => {
    const found = depth.get(id);
    if (found !== undefined) return found;
    depth.set(id, 1);
    const after = loops.filter((other) => other !== id && sharesWith(id, other));
    depth.set(id, 1 + Math.max(0, ...after.map(depthOf)));
    return depth.get(id)!;
  };
  return Math.max(0, ...loops.map(depthOf));
}

/**
 * The maximum number of ways in which a text may be matched. In a browser on a desktop computer, trying 5000
 * ways takes about three milliseconds.
 */
const maxWays = 5000;
const maxTextLength = 64;

/** The number of texts that the beam search keeps each time that it has added a character. */
const beamWidth = 24;

type Reading = ReadonlyMap<number, number>;

/**
 * Returns whether some text can be matched in more than `maxWays` ways. This is a beam search: it adds one
 * character at a time, and continues only with the most ambiguous texts.
 */
function hasManyWays(automaton: Automaton): boolean {
  const letters = characterClassesOf(automaton);
  let texts: readonly Reading[] = [];
  for (let length = 1; length <= maxTextLength; length += 1) {
    const open = length === 1 ? [automaton.first] : texts.map((reading) => readOn(reading, automaton));
    const longer = open.flatMap((reading) => letters.map((members) => within(reading, members, automaton)));
    const distinct = new Map(longer.map((reading) => [[...reading].join(' '), reading]));
    texts = [...distinct.values()].sort((a, b) => waysOf(b) - waysOf(a)).slice(0, beamWidth);
    if (waysOf(texts[0]!) > maxWays) return true;
  }
  return false;
}

function readOn(reading: Reading, { next }: Automaton): Reading {
  const after = new Map<number, number>();
  for (const [position, ways] of reading)
    for (const [to, steps] of next[position]!) after.set(to, (after.get(to) ?? 0) + ways * steps);
  return after;
}

const within = (reading: Reading, members: ReadonlySet<string>, { sets }: Automaton): Reading =>
  new Map([...reading].filter(([position]) => members.has(sets[position]!)));

const waysOf = (reading: Reading) => [...reading.values()].reduce((total, ways) => total + ways, 0);

function sharedCharacterTest(automaton: Automaton): (...positions: readonly number[]) => boolean {
  const { sets } = automaton;
  const distinct = characterClassesOf(automaton);
  return (...positions) =>
    distinct.some((members) => positions.every((position) => members.has(sets[position]!)));
}

/** Finds out which character classes each character matches, and returns the different sets of classes. */
function characterClassesOf({ sets }: Automaton): readonly ReadonlySet<string>[] {
  const expressions = new Map([...new Set(sets)].map((each) => [each, new RegExp(`^(?:${each})$`, 'su')]));
  const alphabet = alphabetOf(sets.join(''));
  const kinds = new Map<string, ReadonlySet<string>>();
  for (const character of alphabet) {
    const members = [...expressions].flatMap(([each, test]) => (test.test(character) ? [each] : []));
    kinds.set(members.join('\n'), new Set(members));
  }
  return [...kinds.values()];
}

/**
 * Returns enough characters to tell the character classes apart: Latin letters, samples of other scripts, and
 * each character in the classes with its two neighbours, which show where ranges end.
 */
function alphabetOf(spellings: string): Set<string> {
  const hasProperties = /\\[pP]\{/.test(spellings);
  const codes = new Set(Array.from({ length: 0x180 }, (_, code) => code));
  for (let code = 0x180; code < 0x3100; code += hasProperties ? 1 : 32) codes.add(code);
  for (const code of [0x2028, 0x2029, 0x3000, 0x4e00, 0xac00, 0xfeff, 0x1f600, 0x20000]) codes.add(code);
  const escapes = spellings.matchAll(/\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/g);
  const spelled = [
    ...[...spellings].map((character) => character.codePointAt(0)!),
    ...[...escapes].map((match) => Number.parseInt(match[1] ?? match[2] ?? match[3]!, 16)),
  ];
  for (const code of spelled) for (const near of [code - 1, code, code + 1]) codes.add(near);
  const isScalar = (code: number) => code >= 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return new Set([...codes].filter(isScalar).map((code) => String.fromCodePoint(code)));
}
