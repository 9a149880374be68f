import { placeOfValue } from '../source/source.ts';
import { type Question, quotedTitle, type Side, type Sides } from './sides.ts';
import { type Verdict, warning } from './verdict.ts';

export function quizChanges({ after, kept }: Sides): Verdict[] {
  return [...kept.values()].flatMap((flow) =>
    [...flow.now.questions.values()].flatMap((now) => {
      const then = flow.then.questions.get(now.name);
      const [rightThen, rightNow] = [then && rightOf(then), rightOf(now)];
      if (rightThen === undefined || rightThen === rightNow) return [];
      const places = rightNow === undefined ? [] : linesWith(after, distinctive(rightThen, rightNow));
      const also =
        places.length > 0 ? ` What was right is also said in ${places.join(', ')}: look at each.` : '';
      const is = rightNow === undefined ? 'is none of its answers' : `is "${rightNow}"`;
      const message = `The right answer to ${quotedTitle(now)} was "${rightThen}" and ${is} now.${also}`;
      return [warning(placeOfValue(now.words.file, [...now.words.path, 'answer']), message)];
    }),
  );
}

function rightOf({ options, ui }: Question): string | undefined {
  const value = options?.[(ui.answer ?? 0) - 1]?.value;
  return value === undefined ? undefined : String(value);
}

const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns the words that only the earlier answer contains, such as "5th", except words of up to three letters
 * without a digit.
 */
function distinctive(then: string, now: string): string[] {
  const others = splitWords(now);
  return splitWords(then).filter((word) => !others.includes(word) && (word.length > 3 || /\d/.test(word)));
}

function linesWith({ source }: Side, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  return [...source.json.values(), ...source.markdown.values()]
    .filter(({ path }) => !/^(meta|options)\/|\.schema\.json$|\/samples\/|^README/.test(path))
    .flatMap(({ path, text }) => {
      const line = text
        .split('\n')
        .map(splitWords)
        .findIndex((line) => words.every((word) => line.includes(word)));
      return line < 0 ? [] : [`${path}:${line + 1}`];
    });
}
