import type { AnswerShapes } from '#contract/answer-shapes.ts';
import { isObject, type Json, type Path } from '../files/json.ts';
import type { Fate, ListUse, SavedAnswers } from '../protocol.ts';
import { countedOf, sum } from './shapes.ts';

/**
 * Returns one sentence for each fate, such as `lost`: how many of the answers in the file of counts have this
 * fate. Returns none for answers to questions that the file does not count.
 */
export function sentencesOf(answers: readonly SavedAnswers[], shapes: AnswerShapes): string[] {
  const groups = Map.groupBy(answers, ({ fate }) => JSON.stringify(fate));
  return [...groups.values()].flatMap((group) => {
    const counts = group.map((each) => numbersOf(each, shapes)).filter((each) => each !== undefined);
    if (counts.length === 0) return [];
    const few = sum(counts.map(([some]) => some));
    const all = sum(counts.map(([, total]) => total));
    const [{ fate, option }] = group as [SavedAnswers];
    // A person who chose the option in two questions counts twice.
    return [`${inDigits(few)} of ${inDigits(all)} ${said(fate, option !== undefined, counts.length === 1)}`];
  });
}

function numbersOf({ form, question, option, fate }: SavedAnswers, shapes: AnswerShapes) {
  const counted = countedOf(shapes, form, question);
  if (!counted) return undefined;
  const { submissions, answered, chose } = counted;
  if (fate === 'left out') return [submissions - answered, submissions] as const;
  return option === undefined ? ([answered, submissions] as const) : ([chose([option]), answered] as const);
}

function said(fate: Fate, isOption: boolean, isOneQuestion: boolean): string {
  if (fate === 'left out') return 'people left it out, or were not asked.';
  if (fate === 'stay') {
    if (!isOneQuestion) return isOption ? 'saved answers have this option.' : 'saved forms answer it.';
    return isOption ? 'people chose this option.' : 'people answered it.';
  }
  if (fate === 'thrown away') return isOption ? 'saved answers are lost.' : 'saved forms lose this answer.';
  if (fate === 'lost')
    return isOption ? 'saved answers would be lost.' : 'saved forms would lose this answer.';
  return `saved answers would become "${fate.becomes}".`;
}

/**
 * Says how many saved answers have this option. Returns undefined if the option's value is not a string, or
 * if the file of counts has no question with this list.
 */
export function optionSentence(
  option: Json,
  place: { readonly file: string; readonly list: Path },
  uses: readonly ListUse[],
  shapes: AnswerShapes,
): string | undefined {
  const values = valuesOf(option);
  const counts = uses
    .filter(({ file, path }) => file === place.file && isListAt(path, place.list))
    .flatMap(({ form, question }) => countedOf(shapes, form, question) ?? []);
  if (values.length === 0 || counts.length === 0) return undefined;
  const few = inDigits(sum(counts.map(({ chose }) => chose(values))));
  const all = inDigits(sum(counts.map(({ answered }) => answered)));
  return `${few} of ${all} ${said('stay', true, counts.length === 1)}`;
}

function isListAt(holder: Path, list: Path): boolean {
  const isIn = holder.every((key, index) => list[index] === key);
  return isIn && /^(anyOf\.\d+\.)?(enum|oneOf)$/.test(list.slice(holder.length).join('.'));
}

/**
 * Returns the values that saved answers may contain for an option: its current value and, if the option was
 * renamed, its earlier values.
 */
function valuesOf(option: Json): string[] {
  if (typeof option === 'string') return [option];
  if (!isObject(option) || typeof option.const !== 'string') return [];
  const { renamedFrom } = option;
  const before = Array.isArray(renamedFrom) ? renamedFrom.map(String) : [];
  return [...new Set([option.const, ...before])];
}

const inDigits = (count: number) => count.toLocaleString('en-GB');
