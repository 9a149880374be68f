import { type AST, RegExpParser } from '@eslint-community/regexpp';

const parser = new RegExpParser();

export function parseRegex(source: string): AST.Pattern {
  return parser.parsePattern(source, 0, source.length, { unicode: true });
}

export function compiledRegex(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

interface Lengths {
  readonly min: number;
  readonly max: number;
}

export function lengthsOf(pattern: string): Lengths | undefined {
  if (!compiledRegex(pattern)) return undefined;
  const { alternatives } = parseRegex(pattern);
  const { min, max } = lengthsOfChoice(alternatives);
  return { min, max: alternatives.every(isAnchored) ? max : Number.POSITIVE_INFINITY };
}

function lengthsOfChoice(alternatives: readonly AST.Alternative[]): Lengths {
  const each = alternatives.map(lengths);
  return { min: Math.min(...each.map(({ min }) => min)), max: Math.max(...each.map(({ max }) => max)) };
}

function lengths(node: AST.Alternative | AST.Element): Lengths {
  switch (node.type) {
    case 'Alternative': {
      const elements = node.elements.map(lengths);
      return { min: sum(elements.map(({ min }) => min)), max: sum(elements.map(({ max }) => max)) };
    }
    case 'Group':
    case 'CapturingGroup':
      return lengthsOfChoice(node.alternatives);
    case 'Quantifier': {
      const { min, max } = lengths(node.element);
      return { min: min * node.min, max: max === 0 ? 0 : max * node.max };
    }
    case 'Assertion':
      return { min: 0, max: 0 };
    case 'Backreference':
      return { min: 0, max: Number.POSITIVE_INFINITY };
    default:
      return { min: 1, max: 1 };
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function isAnchored({ elements }: AST.Alternative): boolean {
  const [first, last] = [elements[0], elements.at(-1)];
  const isStart = first?.type === 'Assertion' && first.kind === 'start';
  return isStart && last?.type === 'Assertion' && last.kind === 'end';
}
