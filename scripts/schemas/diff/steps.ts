import { isDeepStrictEqual } from 'node:util';
import { askingStep, type QuestionSet, withAskedSets } from '../source/field-sets.ts';
import { placeOf } from '../source/finding.ts';
import type { StepSource } from '../source/flows.ts';
import {
  type BranchEntry,
  conditionsIn,
  type FieldSetEntry,
  type StepEntry,
} from '../source/schema-files.ts';
import { placeOfKey, placeOfValue, type Source } from '../source/source.ts';
import { type KeptFlow, quotedTitle, type Sides } from './sides.ts';
import { safe, type Verdict, warning } from './verdict.ts';

/**
 * Reports changes of steps and of their conditions. Single questions are compared in diff/questions.ts,
 * because a question may have moved to another step.
 */
export function* stepChanges({ kept }: Sides): Iterable<Verdict> {
  for (const flow of kept.values()) {
    yield* order(flow);
    for (const step of flow.now.steps) yield* changesOf(flow, step);
  }
}

function* order({ then: earlier, now: flow }: KeptFlow): Iterable<Verdict> {
  const then = earlier.steps.map(({ id }) => id);
  const now = flow.steps.map(({ id }) => id);
  const stayed = commonSubsequence(then, now);
  for (const id of then.filter((each) => !now.includes(each))) {
    const message = `You removed the step "${id}". Its questions are judged on their own.`;
    yield safe(placeOfKey(flow.file, ['steps']), message);
  }
  for (const { id, path, schema } of flow.steps.filter((step) => !stayed.includes(step.id))) {
    const place = placeOfValue(flow.file, [...path, 'id']);
    if (then.includes(id)) {
      const message = `The step "${id}" comes at another place now. People who are half-way go on at the first step that is not finished.`;
      yield safe(place, message);
    } else if ((schema?.value.required ?? []).length > 0) {
      yield warning(place, `The step "${id}" is new. People who are half-way come to it before they send.`);
    } else yield safe(place, `The step "${id}" is new.`);
  }
}

function commonSubsequence(a: readonly string[], b: readonly string[]): readonly string[] {
  // rows[j] is the longest common subsequence of the names in `a` that have been compared and the first j
  // names in `b`.
  let rows: (readonly string[])[] = b.map(() => []).concat([[]]);
  for (const name of a) {
    const next: (readonly string[])[] = [[]];
    for (const [j, other] of b.entries()) {
      const having = name === other ? [...rows[j]!, name] : [];
      next.push(
        [having, rows[j + 1]!, next[j]!].reduce((best, row) => (row.length > best.length ? row : best)),
      );
    }
    rows = next;
  }
  return rows.at(-1)!;
}

function* changesOf(flow: KeptFlow, now: StepSource): Iterable<Verdict> {
  const { file } = flow.now;
  const then = flow.then.steps.find(({ id }) => id === now.id);
  if (!then) return;
  const at = (key: keyof StepEntry) => placeOfKey(file, [...now.path, key]);
  const differs = (key: keyof StepEntry) => !isDeepStrictEqual(then.entry[key], now.entry[key]);
  const step = `the step "${now.id}"`;
  if (differs('path')) {
    const message = `The address of ${step} is ${now.entry.path ?? 'none'} now, not ${then.entry.path ?? 'none'}. Links to the old one lead nowhere.`;
    yield warning(at('path'), message);
  }
  if (differs('when')) {
    const message = `Other people than before come to ${step}. Answers of those who no longer do stay in their drafts and are not sent.`;
    yield warning(at('when'), message);
  }
  const place = placeOfValue(file, now.path);
  if (now.kind !== then.kind || differs('check')) {
    yield warning(place, `The step "${now.id}" works in another way now. Try it: npm run forms`);
  }
  if (texts.some(differs)) yield safe(place, `Heading, buttons or progress of ${step} changed.`);
  if (differs('drawing')) yield safe(place, `The picture of ${step} changed.`);
  const setsOf = (source: Source, step: StepSource) => {
    const own = askingStep(step);
    return own ? withAskedSets(source, own) : [];
  };
  const sets = new Map(setsOf(flow.then.source, then).map((set) => [set.trail.join('.'), set]));
  for (const set of setsOf(flow.now.source, now)) {
    const before = sets.get(set.trail.join('.'));
    if (!before) continue;
    yield* conditions(before, set);
    yield* reordered(before, set);
    yield* headings(before, set);
  }
  if (then.content?.text !== now.content?.text) {
    const what = now.content ? 'changed' : 'is gone';
    yield safe(placeOf((now.content ?? then.content)!, 0), `The text of step "${now.id}" ${what}.`);
  }
}

const texts = [
  'title',
  'header',
  'progress',
  'next',
  'previous',
  'submit',
  'checkAnswers',
  'invalidMessage',
  'pageSize',
] as const satisfies readonly (keyof StepEntry)[];

/**
 * The effects of conditions on questions. `of` returns the effect of a branch on a question, and `means`
 * describes what a change of that effect means for people.
 */
const effects: readonly {
  readonly of: (branch: BranchEntry, name: string) => unknown;
  readonly means: (titles: string) => string;
  /** True if the change is also reported for new questions. */
  readonly isOfNew?: boolean;
}[] = [
  {
    of: ({ properties }, name) => properties?.[name] === false,
    means: (titles) =>
      `Other people than before are asked ${titles}. Answers of those who no longer are stay in their drafts and are not sent.`,
  },
  {
    of: ({ required }, name) => required?.includes(name),
    means: (titles) => `Other people than before must answer ${titles}.`,
    isOfNew: true,
  },
  {
    of: ({ properties }, name) => properties?.[name],
    means: (titles) => `For some people, other answers than before to ${titles} are right.`,
  },
];

/** Returns a set's title. A block can be used at several paths, so its title includes the path. */
const titleOf = ({ title, trail }: QuestionSet) =>
  title.startsWith('the block') ? `${title} at "${trail.join('.')}"` : title;

function* conditions(then: QuestionSet, now: QuestionSet): Iterable<Verdict> {
  const changedOf = <Key extends keyof FieldSetEntry>(keys: readonly Key[]) =>
    keys.find((key) => !isDeepStrictEqual(then.fieldSet[key], now.fieldSet[key]));
  const changed = changedOf(['if', 'then', 'else', 'allOf']);
  if (changed) {
    const place = placeOfKey(now.schema, [...now.at, changed]);
    const told = new Set<string>();
    for (const { of, means, isOfNew = false } of effects) {
      const isOther = (name: string) =>
        !told.has(name) &&
        (isOfNew || then.names.includes(name)) &&
        !isDeepStrictEqual(decidedIn(then, name, of), decidedIn(now, name, of));
      const names = now.names.filter(isOther);
      for (const name of names) told.add(name);
      const titles = names.map((name) =>
        quotedTitle({ name: [...now.trail, name].join('.'), ui: now.entries.get(name) ?? {} }),
      );
      if (names.length > 0)
        yield warning(place, `${means(titles.join(', '))} Try every branch: npm run forms`);
    }
  }
  const rule = changedOf(['sumIs', 'atLeastOneOf']);
  if (!rule) return;
  const message = `What answers must be together changed in ${titleOf(now)} ("${rule}"). People whose answers do not fit are asked to change them.`;
  yield warning(placeOfKey(now.schema, [...now.at, rule]), message);
}

/** Returns the conditions that have the effect `of` on a question, with the effect of each branch. */
const decidedIn = ({ fieldSet }: QuestionSet, name: string, of: (typeof effects)[number]['of']) =>
  conditionsIn(fieldSet).flatMap(({ entry }) => {
    const branches = [entry.then, entry.else].map((branch) => branch && (of(branch, name) || undefined));
    return branches.some(Boolean) ? [{ if: entry.if, branches }] : [];
  });

function* reordered(then: QuestionSet, now: QuestionSet): Iterable<Verdict> {
  const [orderThen, orderNow] = [[...then.entries.keys()], [...now.entries.keys()]];
  const left = orderThen.filter((name) => orderNow.includes(name));
  const kept = orderNow.filter((name) => orderThen.includes(name));
  const first = kept.find((name, index) => name !== left[index]);
  if (first === undefined) return;
  const message = `The questions of ${titleOf(now)} come in another order now: ${kept.join(', ')}. It was: ${left.join(', ')}.`;
  yield safe(placeOfKey(now.ui, [...now.entriesAt, first]), message);
}

function* headings(then: QuestionSet, now: QuestionSet): Iterable<Verdict> {
  const headingsOf = ({ groups }: QuestionSet) => groups?.map(({ legend, text }) => [legend, text]);
  if (isDeepStrictEqual(headingsOf(then), headingsOf(now))) return;
  yield safe(
    placeOfKey(now.ui, now.groupsAt),
    `The headings between the questions of ${titleOf(now)} changed.`,
  );
}
