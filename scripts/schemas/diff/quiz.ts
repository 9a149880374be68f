import { placeOfValue } from '../source/source.ts';
import { calledIn, type Question, type Side, type Sides } from './sides.ts';
import { noticed, type Verdict } from './verdict.ts';

/** The right answers of a quiz that are others now, and where else the product says what was right before. */
export function quizChanges({ after, kept }: Sides): Verdict[] {
  return [...kept.values()].flatMap((flow) =>
    [...flow.now.questions.values()].flatMap((now) => {
      const then = flow.then.questions.get(now.name);
      const [rightThen, rightNow] = [then && rightOf(then), rightOf(now)];
      if (rightThen === undefined || rightThen === rightNow) return [];
      const places = rightNow === undefined ? [] : saying(after, distinctive(rightThen, rightNow));
      const also =
        places.length > 0 ? ` What was right is also said in ${places.join(', ')}: look at each.` : '';
      const message = `The right answer to ${calledIn(now)} was "${rightThen}" and is "${rightNow}" now.${also}`;
      return [noticed(placeOfValue(now.words.file, [...now.words.path, 'answer']), message)];
    }),
  );
}

function rightOf({ options, ui }: Question): string | undefined {
  const value = options?.[(ui.answer ?? 0) - 1]?.value;
  return value === undefined ? undefined : String(value);
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words by which one answer is not the other: "5th" of "On the 5th of each month". */
function distinctive(then: string, now: string): string[] {
  const others = wordsOf(now);
  return wordsOf(then).filter((word) => !others.includes(word) && (word.length > 3 || /\d/.test(word)));
}

/** The first places, a file each, at which all of these words stand in one line. */
function saying({ source }: Side, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  return [...source.json.values(), ...source.markdown.values()]
    .filter(({ path }) => !/^(meta|options)\/|\.schema\.json$|\/samples\/|^README/.test(path))
    .flatMap(({ path, text }) => {
      const line = text
        .split('\n')
        .map(wordsOf)
        .findIndex((said) => words.every((word) => said.includes(word)));
      return line < 0 ? [] : [`${path}:${line + 1}`];
    });
}
