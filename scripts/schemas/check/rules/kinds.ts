import { type AnswerKind, answerKind } from '../../source/answer-kind.ts';
import type { QuestionSet } from '../../source/field-sets.ts';
import type { Finding } from '../../source/finding.ts';
import { type Path, placeOfValue } from '../../source/source.ts';
import { unknownValue } from '../../source/unknown.ts';
import type { Context } from './rule.ts';
import { type Asked, askedBy, askedByThen, type Scope } from './scope.ts';

export const kindWords: { readonly [kind in AnswerKind]: string } = {
  number: 'a number',
  date: 'a date',
  time: 'a time',
  choice: 'a choice from a list',
  several: 'a list',
  files: 'a list',
  rows: 'a list',
  group: 'a group of questions',
  yesNo: 'yes or no',
  file: 'a file',
  text: 'a text',
};

export interface QuestionReference {
  readonly context: Context;
  readonly set: QuestionSet;
  readonly scope: Scope;
  readonly path: Path;
  /** For an unknown name, questions of these kinds are suggested or, failing that, of any kind. */
  readonly kinds: readonly AnswerKind[];
}

/** Returns the question with the given name or dotted path, or a finding if the question does not exist. */
export function questionAt(reference: QuestionReference, written: string): Asked | Finding {
  const { context, set, scope, path } = reference;
  const [first = '', ...rest] = written.split('.');
  let found = scope.asked.get(first);
  if (!found) {
    const message = `There is no question "${first}" ${scope.where(first)}.`;
    return { fix: askedByThen, ...unknownName(reference, scope.asked, []), message };
  }
  for (const [at, name] of rest.entries()) {
    const before = [first, ...rest.slice(0, at)];
    if (!found.inner) {
      const message = `"${before.join('.')}" holds no questions, so that nothing can be called "${written}".`;
      return { ...placeOfValue(set.schema, path), message, fix: `Write "${before.join('.')}".` };
    }
    const inner: ReadonlyMap<string, Asked> = askedBy(context.source, [found.inner]);
    const next = inner.get(name);
    if (!next) {
      const message = `There is no question "${name}" in ${found.inner.title}.`;
      return { ...unknownName(reference, inner, before), message };
    }
    found = next;
  }
  return found;
}

function unknownName(
  { set, path, kinds }: QuestionReference,
  asked: ReadonlyMap<string, Asked>,
  before: readonly string[],
) {
  const fitting = [...asked].filter(([, { field }]) => kinds.includes(answerKind(field)));
  const known = fitting.length > 0 ? fitting.map(([name]) => name) : [...asked.keys()];
  return unknownValue(
    set.schema,
    path,
    known.filter((name) => name !== path.at(-2)).map((name) => [...before, name].join('.')),
  );
}

export const isFinding = (found: Asked | Finding): found is Finding => 'message' in found;
