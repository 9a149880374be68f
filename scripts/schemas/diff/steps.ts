import { isDeepStrictEqual } from 'node:util';
import type { StepSource } from '../source/flows.ts';
import { placeOf } from '../source/place.ts';
import type { StepEntry } from '../source/schema-files.ts';
import { uiEntries } from '../source/schema-files.ts';
import { placeOfKey, placeOfValue } from '../source/source.ts';
import type { FlowSide, Side } from './sides.ts';
import { type Verdict, verdict } from './verdict.ts';

/** Every change of a step as a whole. Its questions are judged one by one, wherever they are asked now. */
export function stepChanges(before: Side, after: Side): Verdict[] {
  return [...after.flows.values()].flatMap((flow) => {
    const earlier = before.flows.get(flow.id);
    return earlier
      ? [...order(earlier, flow), ...flow.steps.flatMap((step) => changesOf(earlier, flow, step))]
      : [];
  });
}

function order(earlier: FlowSide, flow: FlowSide): Verdict[] {
  const [then, now] = [earlier, flow].map((each) => each.steps.map(({ id }) => id)) as [string[], string[]];
  const stayed = inSameOrder(then, now);
  const removed = then
    .filter((id) => !now.includes(id))
    .map((id) =>
      verdict(
        'step removed',
        'safe',
        placeOfKey(flow.file, ['steps']),
        `You removed the step "${id}". Its questions are judged on their own.`,
      ),
    );
  const moved = now
    .filter((id) => then.includes(id) && !stayed.includes(id))
    .map((id) =>
      verdict(
        'step moved',
        'safe',
        placeOfValue(flow.file, ['steps', now.indexOf(id), 'id']),
        `The step "${id}" comes at another place now. Students who are half-way go on at the first step that is not finished.`,
      ),
    );
  const added = flow.steps
    .filter(({ id }) => !then.includes(id))
    .map(({ id, path, schema }) => {
      const asks = (schema?.value.required ?? []).length > 0;
      const message = `The step "${id}" is new.${asks ? ' Students who are half-way come to it before they send.' : ''}`;
      return verdict(
        'step added',
        asks ? 'noticed' : 'safe',
        placeOfValue(flow.file, [...path, 'id']),
        message,
      );
    });
  return [...removed, ...moved, ...added];
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

function changesOf(earlier: FlowSide, flow: FlowSide, now: StepSource): Verdict[] {
  const then = earlier.steps.find(({ id }) => id === now.id);
  if (!then) return [];
  const at = (key: keyof StepEntry) => placeOfKey(flow.file, [...now.path, key]);
  const differs = (key: keyof StepEntry) => !isDeepStrictEqual(then.entry[key], now.entry[key]);
  const step = `the step "${now.id}"`;
  return [
    ...(differs('path')
      ? [
          verdict(
            'step changed',
            'noticed',
            at('path'),
            `The address of ${step} is ${now.entry.path ?? 'none'} now, not ${then.entry.path ?? 'none'}. Links to the old one lead nowhere.`,
          ),
        ]
      : []),
    ...(differs('when')
      ? [
          verdict(
            'condition changed',
            'noticed',
            at('when'),
            `Other students than before come to ${step}. Answers of those who no longer do stay in their drafts and are not sent.`,
          ),
        ]
      : []),
    ...(now.kind !== then.kind || differs('check')
      ? [
          verdict(
            'step changed',
            'noticed',
            placeOfValue(flow.file, now.path),
            `${capital(step)} works in another way now. Try it: npm run forms`,
          ),
        ]
      : []),
    ...(texts.some(differs)
      ? [
          verdict(
            'text',
            'safe',
            placeOfValue(flow.file, now.path),
            `Heading, buttons or progress of ${step} changed.`,
          ),
        ]
      : []),
    ...conditions(then, now),
    ...layout(then, now),
  ];
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

function conditions(then: StepSource, now: StepSource): Verdict[] {
  const keys = ['if', 'then', 'else', 'allOf'] as const;
  const changed = keys.find((key) => !isDeepStrictEqual(then.schema?.value[key], now.schema?.value[key]));
  if (!changed || !now.schema) return [];
  return [
    verdict(
      'condition changed',
      'noticed',
      placeOfKey(now.schema, [changed]),
      `What is asked, or right, under a condition changed in the step "${now.id}". Try every branch: npm run forms`,
    ),
  ];
}

/** The questions that both have, in another order. */
function reordered(then: StepSource, now: StepSource): Verdict[] {
  if (!then.ui || !now.ui) return [];
  const [orderThen, orderNow] = [then, now].map(({ ui }) => uiEntries(ui!.value).map(([name]) => name)) as [
    string[],
    string[],
  ];
  const left = orderThen.filter((name) => orderNow.includes(name));
  const kept = orderNow.filter((name) => orderThen.includes(name));
  const first = kept.findIndex((name, index) => name !== left[index]);
  if (first < 0) return [];
  return [
    verdict(
      'text',
      'safe',
      placeOfKey(now.ui, [kept[first]!]),
      `The questions of "${now.id}" come in another order now: ${kept.join(', ')}. It was: ${left.join(', ')}.`,
    ),
  ];
}

function layout(then: StepSource, now: StepSource): Verdict[] {
  const verdicts: Verdict[] = [...reordered(then, now)];
  const [groupsThen, groupsNow] = [then.ui?.value.groups, now.ui?.value.groups];
  const legendsOf = (groups: typeof groupsNow) => groups?.map(({ legend }) => legend);
  if (now.ui && !isDeepStrictEqual(legendsOf(groupsThen), legendsOf(groupsNow))) {
    verdicts.push(
      verdict(
        'text',
        'safe',
        placeOfKey(now.ui, ['groups']),
        `The headings between the questions of "${now.id}" changed.`,
      ),
    );
  }
  if (now.content && then.content?.text !== now.content.text) {
    verdicts.push(verdict('text', 'safe', placeOf(now.content, 0), `The text of "${now.id}" changed.`));
  }
  return verdicts;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
