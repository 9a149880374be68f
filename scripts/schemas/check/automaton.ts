import type { AST } from '@eslint-community/regexpp';

const tooManyPositions = 250;

export type Expression = AST.Pattern | AST.LookaroundAssertion;

function isAnchored(node: AST.Alternative | AST.Element): boolean {
  if (node.type === 'Assertion') return node.kind === 'start';
  if (node.type === 'Alternative') return node.elements.length > 0 && isAnchored(node.elements[0]!);
  if (node.type === 'Quantifier') return node.min > 0 && isAnchored(node.element);
  return 'alternatives' in node && node.alternatives.every(isAnchored);
}

export class UnanalysableError extends Error {
  readonly danger: 'back-reference' | 'too-long';
  constructor(danger: UnanalysableError['danger']) {
    super(danger);
    this.danger = danger;
  }
}

/**
 * Maps each position of the automaton to the number of ways to start at the position (`first`), to end at
 * the position (`last`), or to reach the position from another one (`next`).
 */
type Ways = Map<number, number>;

interface Fragment {
  /** The number of ways in which the fragment matches the empty string. */
  readonly empty: number;
  readonly first: Ways;
  readonly last: Ways;
}

const nothing: Fragment = { empty: 1, first: new Map(), last: new Map() };

/**
 * This is the Glushkov automaton of a regular expression: it has one position for each character of the
 * expression, and counts the ways to get from each position to every other.
 */
export class Automaton {
  /** The source text of the character class at each position, such as `[a-z]`. */
  readonly sets: string[] = [];
  readonly next: Ways[] = [];

  first: Ways = new Map();

  /**
   * Lookaround assertions consume no characters, so slow-patterns.ts checks each of them like a separate
   * expression.
   */
  readonly lookarounds: AST.LookaroundAssertion[] = [];

  /**
   * Adds a whole expression. An expression without ^ may match anywhere in a text, so a loop over any
   * characters is added before it.
   */
  addWhole({ alternatives }: Expression): void {
    const search = () => optional(this.#looped(this.#position('[^]')));
    const start = alternatives.every(isAnchored) ? nothing : search();
    this.first = this.#joined(start, this.#choice(alternatives)).first;
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
        throw new UnanalysableError('back-reference');
      default:
        return this.#position(node.raw);
    }
  }

  #choice(alternatives: readonly AST.Alternative[]): Fragment {
    return alternatives.map((each) => this.#add(each)).reduce(either);
  }

  #position(source: string): Fragment {
    if (this.sets.length >= tooManyPositions) throw new UnanalysableError('too-long');
    const position = this.sets.push(source) - 1;
    this.next.push(new Map());
    return { empty: 0, first: new Map([[position, 1]]), last: new Map([[position, 1]]) };
  }

  #repeated({ element, min, max }: AST.Quantifier): Fragment {
    // A large range such as {2,50} is approximated by an endless loop, which needs far fewer positions.
    const isEndless = max > 4 && max !== min;
    let whole = nothing;
    for (let copy = 0; copy < min; copy++) {
      const one = this.#add(element);
      // A loop is correct only if the element never matches the empty string. Otherwise, every copy
      // multiplies the number of ways, so all copies are needed.
      if (isEndless && one.empty === 0 && copy === Math.min(min, 4) - 1)
        return this.#joined(whole, this.#looped(one));
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

/**
 * Makes a fragment optional. The fragment then matches the empty string in only one way, because an iteration
 * that matches the empty string ends its loop (ECMAScript, RepeatMatcher).
 */
function optional(body: Fragment): Fragment {
  return { ...body, empty: 1 };
}

function sum(a: Ways, b: Ways, times = 1): Ways {
  const all = new Map(a);
  if (times > 0) for (const [position, ways] of b) all.set(position, (all.get(position) ?? 0) + ways * times);
  return all;
}
