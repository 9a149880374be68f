import type { AST } from '@eslint-community/regexpp';
import { parseRegex } from './regex.ts';

/**
 * Why a regular expression can take very long over some texts; undefined when it cannot.
 *
 * Its positions (Glushkov's automaton, with the number of ways from one to the next) are searched for ambiguity,
 * after Weber and Seidl, "On the degree of ambiguity of finite automata": where one text leads round a loop in
 * two ways, each further round doubles the time; where three loops in a row can share a text, the time grows
 * with the cube of its length. Two in a row are let pass: answers have a largest length.
 */
export type Danger = 'loop' | 'loops-in-a-row' | 'back-reference' | 'too-long';

const tooManyPositions = 250;
const known = new Map<string, Danger | undefined>();

/** The pattern must be one that the browser can read. */
export function dangerOf(pattern: string): Danger | undefined {
  if (!known.has(pattern)) known.set(pattern, judged(parseRegex(pattern)));
  return known.get(pattern);
}

function judged(expression: Expression): Danger | undefined {
  const automaton = new Automaton();
  try {
    automaton.addWhole(expression);
  } catch (error) {
    if (error instanceof Unjudged) return error.danger;
    throw error;
  }
  if (hasDoubledLoop(automaton)) return 'loop';
  if (longestChain(automaton) >= 3) return 'loops-in-a-row';
  return automaton.lookarounds.map(judged).find((danger) => danger !== undefined);
}

/** What is matched for itself, at a place of the text. */
type Expression = AST.Pattern | AST.LookaroundAssertion;

function isAnchored(node: AST.Alternative | AST.Element): boolean {
  if (node.type === 'Assertion') return node.kind === 'start';
  if (node.type === 'Alternative') return node.elements.length > 0 && isAnchored(node.elements[0]!);
  if (node.type === 'Quantifier') return node.min > 0 && isAnchored(node.element);
  return 'alternatives' in node && node.alternatives.every(isAnchored);
}

class Unjudged extends Error {
  readonly danger: Danger;
  constructor(danger: Danger) {
    super(danger);
    this.danger = danger;
  }
}

/** In how many ways each position can come first or last. One way and several are all that matters. */
type Ways = Map<number, number>;

interface Fragment {
  /** In how many ways it takes nothing. */
  readonly empty: number;
  readonly first: Ways;
  readonly last: Ways;
}

const nothing: Fragment = { empty: 1, first: new Map(), last: new Map() };

class Automaton {
  /** The spelling of each position's set. */
  readonly sets: string[] = [];
  readonly next: Ways[] = [];

  /** They take no character, and are matched for themselves. */
  readonly lookarounds: AST.LookaroundAssertion[] = [];

  /** With the search for a place where it begins, unless it has ^. */
  addWhole({ alternatives }: Expression): void {
    const search = () => optional(this.#looped(this.#position('[^]')));
    const start = alternatives.every(isAnchored) ? nothing : search();
    this.#joined(start, this.#choice(alternatives));
  }

  #add(node: AST.Alternative | AST.Element): Fragment {
    switch (node.type) {
      case 'Alternative':
        return node.elements.reduce<Fragment>((all, each) => this.#joined(all, this.#add(each)), nothing);
      case 'Group':
      case 'CapturingGroup':
        return this.#choice(node.alternatives);
      case 'Quantifier':
        return this.#repeated(node);
      case 'Assertion':
        if ('alternatives' in node) this.lookarounds.push(node);
        return nothing;
      case 'Backreference':
        throw new Unjudged('back-reference');
      default:
        return this.#position(node.raw);
    }
  }

  #choice(alternatives: readonly AST.Alternative[]): Fragment {
    return alternatives.map((each) => this.#add(each)).reduce(either);
  }

  #position(source: string): Fragment {
    if (this.sets.length >= tooManyPositions) throw new Unjudged('too-long');
    const position = this.sets.push(source) - 1;
    this.next.push(new Map());
    return { empty: 0, first: new Map([[position, 1]]), last: new Map([[position, 1]]) };
  }

  #repeated({ element, min, max }: AST.Quantifier): Fragment {
    // A large range is near enough to an endless one, and much smaller to look through.
    const isEndless = max > 4 && max !== min;
    let whole = nothing;
    for (let copy = 0; copy < (isEndless ? Math.min(min, 4) : min); copy++) {
      const one = this.#add(element);
      // "One or more" of what is never empty needs no copy: the loop leads from its end to its start.
      if (isEndless && copy === min - 1 && one.empty === 0) return this.#joined(whole, this.#looped(one));
      whole = this.#joined(whole, one);
    }
    if (isEndless) return this.#joined(whole, optional(this.#looped(this.#add(element))));
    let rest = nothing;
    for (let copy = min; copy < max; copy++) rest = optional(this.#joined(this.#add(element), rest));
    return this.#joined(whole, rest);
  }

  #looped(body: Fragment): Fragment {
    this.#lead(body.last, body.first);
    return body;
  }

  #joined(a: Fragment, b: Fragment): Fragment {
    this.#lead(a.last, b.first);
    return {
      empty: a.empty * b.empty,
      first: sum(a.first, b.first, a.empty),
      last: sum(b.last, a.last, b.empty),
    };
  }

  #lead(from: Ways, to: Ways): void {
    for (const [position, ways] of from) this.next[position] = sum(this.next[position]!, to, ways);
  }
}

function either(a: Fragment, b: Fragment): Fragment {
  return { empty: a.empty + b.empty, first: sum(a.first, b.first), last: sum(a.last, b.last) };
}

/** A round that takes nothing is not gone again (ECMAScript, RepeatMatcher): there is one way to skip all. */
function optional(body: Fragment): Fragment {
  return { ...body, empty: 1 };
}

function sum(a: Ways, b: Ways, times = 1): Ways {
  const all = new Map(a);
  if (times > 0) for (const [position, ways] of b) all.set(position, (all.get(position) ?? 0) + ways * times);
  return all;
}

/** Positions that lead to each other and back, as one number each; undefined for those in no loop. */
function loopsOf({ next }: Automaton): (number | undefined)[] {
  const reachable = next.map((_, start) => reach([start], (position) => [...next[position]!.keys()]));
  return next.map((_, position) => {
    if (!reachable[position]!.has(position)) return undefined;
    return [...reachable[position]!].filter((other) => reachable[other]!.has(position)).sort(byNumber)[0];
  });
}

const byNumber = (a: number, b: number) => a - b;

/** Everything that one step or more leads to. */
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

/** Whether one text leads from a position back to it in two ways. */
function hasDoubledLoop(automaton: Automaton): boolean {
  const { next } = automaton;
  const loop = loopsOf(automaton);
  const meet = meetingsOf(automaton);
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

/** How many loops can stand in a row of which each shares some text with the next, and with the way to it. */
function longestChain(automaton: Automaton): number {
  const { next } = automaton;
  const loop = loopsOf(automaton);
  const loops = [...new Set(loop)].filter((each) => each !== undefined);
  const meet = meetingsOf(automaton);
  const membersOf = (id: number) => loop.flatMap((own, position) => (own === id ? [position] : []));

  /** Texts v with p –v→ p, p –v→ q and q –v→ q. */
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

/** Whether some character belongs to all of these positions' sets. */
function meetingsOf({ sets }: Automaton): (...positions: readonly number[]) => boolean {
  const expressions = new Map([...new Set(sets)].map((each) => [each, new RegExp(`^(?:${each})$`, 'su')]));
  const alphabet = alphabetOf(sets.join(''));
  const kinds = new Map<string, ReadonlySet<string>>();
  for (const character of alphabet) {
    const members = [...expressions].flatMap(([each, test]) => (test.test(character) ? [each] : []));
    kinds.set(members.join('\n'), new Set(members));
  }
  const distinct = [...kinds.values()];
  return (...positions) =>
    distinct.some((members) => positions.every((position) => members.has(sets[position]!)));
}

/**
 * Enough characters to tell sets apart: ASCII, some of every other kind, and what stands in the sets itself
 * with its neighbours, among which are the ends of all ranges.
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
