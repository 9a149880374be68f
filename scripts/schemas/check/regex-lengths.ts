import { parseRegex, type Regex } from './regex.ts';

interface Lengths {
  readonly min: number;
  readonly max: number;
}

/** How long the texts are that a pattern takes; undefined where it cannot be read. */
export function lengthsOf(pattern: string): Lengths | undefined {
  try {
    new RegExp(pattern, 'u');
    const regex = parseRegex(pattern);
    const { min, max } = lengths(regex);
    return { min, max: isAnchored(regex) ? max : Number.POSITIVE_INFINITY };
  } catch {
    return undefined;
  }
}

function lengths(regex: Regex): Lengths {
  switch (regex.kind) {
    case 'set':
      return { min: 1, max: 1 };
    case 'place':
    case 'look':
      return { min: 0, max: 0 };
    case 'back':
      return { min: 0, max: Number.POSITIVE_INFINITY };
    case 'repeat': {
      const { min, max } = lengths(regex.operand);
      return { min: min * regex.min, max: max === 0 ? 0 : max * regex.max };
    }
    case 'sequence': {
      const items = regex.items.map(lengths);
      return { min: sum(items.map(({ min }) => min)), max: sum(items.map(({ max }) => max)) };
    }
    case 'choice': {
      const items = regex.items.map(lengths);
      return { min: Math.min(...items.map(({ min }) => min)), max: Math.max(...items.map(({ max }) => max)) };
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Whether it is about the whole text, in each of its choices. */
function isAnchored(regex: Regex): boolean {
  if (regex.kind === 'choice') return regex.items.every(isAnchored);
  if (regex.kind !== 'sequence') return false;
  const [first, last] = [regex.items[0], regex.items.at(-1)];
  const isStart = first?.kind === 'place' && first.source === '^';
  const isEnd = last?.kind === 'place' && last.source === '$';
  return isStart && isEnd;
}
