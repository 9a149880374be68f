import { isDeepStrictEqual } from 'node:util';
import type { StepSource } from '../source/flows.ts';
import { placeOf } from '../source/place.ts';
import { type StepEntry, uiEntries } from '../source/schema-files.ts';
import { placeOfKey, placeOfValue } from '../source/source.ts';
import type { KeptFlow, Sides } from './sides.ts';
import { noticed, safe, type Verdict } from './verdict.ts';

/** Every change of a step as a whole. Its questions are judged one by one, wherever they are asked now. */
export function* stepChanges({ kept }: Sides): Iterable<Verdict> {
  for (const flow of kept.values()) {
    yield* order(flow);
    for (const step of flow.now.steps) yield* changesOf(flow, step);
  }
}

function* order({ then: earlier, now: flow }: KeptFlow): Iterable<Verdict> {
  const then = earlier.steps.map(({ id }) => id);
  const now = flow.steps.map(({ id }) => id);
  const stayed = inSameOrder(then, now);
  for (const id of then.filter((each) => !now.includes(each))) {
    const message = `You removed the step "${id}". Its questions are judged on their own.`;
    yield safe(placeOfKey(flow.file, ['steps']), message);
  }
  for (const { id, path, schema } of flow.steps.filter((step) => !stayed.includes(step.id))) {
    const place = placeOfValue(flow.file, [...path, 'id']);
    if (then.includes(id)) {
      const message = `The step "${id}" comes at another place now. Students who are half-way go on at the first step that is not finished.`;
      yield safe(place, message);
    } else if ((schema?.value.required ?? []).length > 0) {
      const message = `The step "${id}" is new. Students who are half-way come to it before they send.`;
      yield noticed(place, message);
    } else yield safe(place, `The step "${id}" is new.`);
  }
}

/** The longest row of names that stand in the same order in both: everything else was moved. */
function inSameOrder(a: readonly string[], b: readonly string[]): readonly string[] {
  // rows[j]: the longest row of what was looked at so far, within the first j names of b.
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

function* changesOf({ then: earlier, now: { file } }: KeptFlow, now: StepSource): Iterable<Verdict> {
  const then = earlier.steps.find(({ id }) => id === now.id);
  if (!then) return;
  const at = (key: keyof StepEntry) => placeOfKey(file, [...now.path, key]);
  const differs = (key: keyof StepEntry) => !isDeepStrictEqual(then.entry[key], now.entry[key]);
  const step = `the step "${now.id}"`;
  if (differs('path')) {
    const message = `The address of ${step} is ${now.entry.path ?? 'none'} now, not ${then.entry.path ?? 'none'}. Links to the old one lead nowhere.`;
    yield noticed(at('path'), message);
  }
  if (differs('when')) {
    const message = `Other students than before come to ${step}. Answers of those who no longer do stay in their drafts and are not sent.`;
    yield noticed(at('when'), message);
  }
  const place = placeOfValue(file, now.path);
  if (now.kind !== then.kind || differs('check')) {
    const message = `The step "${now.id}" works in another way now. Try it: npm run forms`;
    yield noticed(place, message);
  }
  if (texts.some(differs)) {
    yield safe(place, `Heading, buttons or progress of ${step} changed.`);
  }
  yield* conditions(then, now);
  yield* reordered(then, now);
  yield* layout(then, now);
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

function* conditions(then: StepSource, now: StepSource): Iterable<Verdict> {
  const keys = ['if', 'then', 'else', 'allOf'] as const;
  const changed = keys.find((key) => !isDeepStrictEqual(then.schema?.value[key], now.schema?.value[key]));
  if (!changed || !now.schema) return;
  const message = `What is asked, or right, under a condition changed in the step "${now.id}". Try every branch: npm run forms`;
  yield noticed(placeOfKey(now.schema, [changed]), message);
}

/** The questions that both have, in another order. */
function* reordered(then: StepSource, now: StepSource): Iterable<Verdict> {
  if (!then.ui || !now.ui) return;
  const orderThen = uiEntries(then.ui.value).map(([name]) => name);
  const orderNow = uiEntries(now.ui.value).map(([name]) => name);
  const left = orderThen.filter((name) => orderNow.includes(name));
  const kept = orderNow.filter((name) => orderThen.includes(name));
  const first = kept.find((name, index) => name !== left[index]);
  if (first === undefined) return;
  const message = `The questions of "${now.id}" come in another order now: ${kept.join(', ')}. It was: ${left.join(', ')}.`;
  yield safe(placeOfKey(now.ui, [first]), message);
}

function* layout(then: StepSource, now: StepSource): Iterable<Verdict> {
  const legendsOf = ({ ui }: StepSource) => ui?.value.groups?.map(({ legend }) => legend);
  if (now.ui && !isDeepStrictEqual(legendsOf(then), legendsOf(now))) {
    const message = `The headings between the questions of "${now.id}" changed.`;
    yield safe(placeOfKey(now.ui, ['groups']), message);
  }
  if (now.content && then.content?.text !== now.content.text) {
    yield safe(placeOf(now.content, 0), `The text of "${now.id}" changed.`);
  }
}
