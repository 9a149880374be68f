import { onlyRefusesBlanks } from '../check/rules/questions/messages.ts';
import { nearest } from '../source/nearest.ts';
import type { Place } from '../source/place.ts';
import type { FieldEntry } from '../source/schema-files.ts';
import { placeOfKey, placeOfValue } from '../source/source.ts';
import { migrationRemedy } from './remedies.ts';
import { answerAfter, calledIn, type FlowSide, type KeptFlow, type Question, type Sides } from './sides.ts';
import { noticed, safe, unsafe, type Verdict } from './verdict.ts';

/** Every change of a question: there or not, where, under which rules, in which words. */
export function* questionChanges({ kept }: Sides): Iterable<Verdict> {
  for (const flow of kept.values()) {
    const takenOver = new Set<string | undefined>();
    for (const [name, question] of flow.then.questions) {
      const now = flow.now.questions.get(name);
      if (now) yield* compared(question, now, flow);
      else {
        const successor = answerAfter(name, undefined, flow.migrations)?.name;
        takenOver.add(successor);
        yield gone(question, successor, flow);
      }
    }
    for (const [name, question] of flow.now.questions)
      if (!flow.then.questions.has(name) && !takenOver.has(name)) yield isNew(question);
  }
}

function isNew(question: Question): Verdict {
  const place = placeOfKey(question.schema, question.path);
  const called = `The question ${calledIn(question)} is new`;
  if (!question.isRequired) return safe(place, `${called}.`);
  return noticed(
    place,
    `${called} and must be answered. Students who are half-way are asked before they send.`,
  );
}

function gone(question: Question, successor: string | undefined, flow: KeptFlow): Verdict {
  const { name, step } = question;
  const now = successor === undefined ? undefined : flow.now.questions.get(successor);
  if (now) {
    const message = `The question ${calledIn(question)} is "${now.name}" now, and takes its answers.`;
    return safe(placeOfKey(now.schema, now.path), message, [flow.now.id]);
  }
  const place = placeWhereItStood(question, flow.now);
  const removed = `You removed the question ${calledIn(question)}.`;
  if (step.kind === 'quiz') return safe(place, `${removed} Nobody keeps answers to a quiz.`);
  if (successor === undefined) {
    const message = `${removed} migrations.json says that its answers are thrown away.`;
    return safe(place, message, [flow.now.id]);
  }
  const likely = newNameOf(question, flow);
  const asRenamed = likely ? `If it is called "${likely}" now` : 'If it has a new name';
  return unsafe(place, `${removed} Students have drafts with answers to it, and would lose them.`, [
    migrationRemedy(flow, asRenamed, { rename: name, to: likely ?? '…' }),
    migrationRemedy(flow, 'If its answers may be thrown away', { drop: name }),
  ]);
}

/** A new question of the same kind that has its words, its rules, or a name like it. */
function newNameOf(question: Question, { then, now }: KeptFlow): string | undefined {
  const added = [...now.questions.values()].filter(
    (each) => !then.questions.has(each.name) && kindOf(each) === kindOf(question),
  );
  const same = added.find((each) => each.ui['ui:title'] === question.ui['ui:title']);
  const rules = JSON.stringify(question.field);
  const only = added.filter(
    (each) => each.step.id === question.step.id && JSON.stringify(each.field) === rules,
  );
  const names = added.map((each) => each.name);
  return same?.name ?? nearest(question.name, names) ?? (only.length === 1 ? only[0]!.name : undefined);
}

function placeWhereItStood({ step, path }: Question, flow: FlowSide): Place {
  const now = flow.steps.find((each) => each.id === step.id);
  if (now?.schema) return placeOfKey(now.schema, [path[0]!]);
  return placeOfKey(flow.file, ['steps']);
}

function* compared(then: Question, now: Question, flow: KeptFlow): Iterable<Verdict> {
  const place = placeOfKey(now.schema, now.path);
  const called = `The question ${calledIn(now)}`;
  if (then.step.id !== now.step.id) {
    const message = `${called} is asked in the step "${now.step.id}" now, not in "${then.step.id}". Answers move with it.`;
    yield safe(place, message);
  }
  if (now.isRequired && !then.isRequired) {
    const message = `${called} must be answered now. Students who left it out are asked before they send.`;
    yield noticed(place, message);
  }
  if (then.isRequired && !now.isRequired) {
    yield safe(place, `${called} may be left out now.`);
  }
  if (kindOf(then) === kindOf(now)) yield* limits(then, now);
  else yield otherKind(then, now, flow);
  yield* appearance(then, now);
}

type Kind = 'text' | 'list' | 'date' | 'file';

function kindOf({ options, field }: Question): Kind {
  if (options || field.$ref) return 'list';
  return field.format === 'date' || field.format === 'file' ? field.format : 'text';
}

const kindWords: { readonly [kind in Kind]: string } = {
  text: 'typed',
  list: 'chosen from a list',
  date: 'a date',
  file: 'a file',
};

function otherKind(then: Question, now: Question, flow: KeptFlow): Verdict {
  const place = placeOfKey(now.schema, now.path);
  const what = `The answer to ${calledIn(now)} was ${kindWords[kindOf(then)]} and is ${kindWords[kindOf(now)]} now.`;
  const staysReadable = kindOf(now) === 'text' && kindOf(then) !== 'file';
  if (now.step.kind === 'quiz' || staysReadable) return safe(place, `${what} Answers given before stay.`);
  if (flow.migrations.some(({ drop, option }) => drop === now.name && option === undefined)) {
    const message = `${what} migrations.json says that the answers given before are thrown away.`;
    return safe(place, message, [flow.now.id]);
  }
  const message = `${what} Students have drafts with answers that do not fit it, and would lose them.`;
  return unsafe(place, message, [
    { words: `Give the new question another name, and leave "${now.name}" as it was.` },
    migrationRemedy(flow, 'If the answers given before may be thrown away', { drop: now.name }),
  ]);
}

/** What an answer may be, within the same kind. Lists are compared in diff/options.ts. */
function limits(then: Question, now: Question): Verdict[] {
  const called = calledIn(now);
  return [...bounds(then, now), ...formats(then, now)].map(({ key, isNarrower, rule }) => {
    const place = placeOfKey(now.schema, [...now.path, key]);
    const message = `${isNarrower ? 'Fewer' : 'More'} answers to ${called} are right now: ${rule}.`;
    if (!isNarrower) return safe(place, message);
    const asked = 'Students who gave another one before are asked to change it.';
    return noticed(place, `${message} ${asked}`);
  });
}

function bounds(then: Question, now: Question) {
  return (['maxLength', 'pastYears', 'maxBytes', 'minLength'] as const).flatMap((key) => {
    const [a, b] = [then.field[key], now.field[key]];
    if (a === b) return [];
    const isLeast = key === 'minLength';
    const none = isLeast ? 0 : Infinity;
    const isNarrower = isLeast ? (b ?? none) > (a ?? none) : (b ?? none) < (a ?? none);
    return [{ key, isNarrower, rule: `"${key}" was ${a ?? 'not given'} and is ${b ?? 'not given'}` }];
  });
}

function formats({ field: then }: Question, { field: now }: Question) {
  const patternOf = ({ pattern }: FieldEntry) =>
    pattern === undefined || onlyRefusesBlanks(pattern) ? undefined : pattern;
  const [typesThen, typesNow] = [then.fileTypes ?? [], now.fileTypes ?? []];
  const fewer = typesThen.filter((type) => !typesNow.includes(type)).join(', ');
  const more = typesNow.filter((type) => !typesThen.includes(type)).join(', ');
  const repeats = `it must repeat "${now.sameAs}"`;
  const guess = ['it must be hard to guess', 'it may be easy to guess'] as const;
  const rules = [
    ['pattern', patternOf(then), patternOf(now), 'they must fit another pattern', 'the pattern is gone'],
    ['fileTypes', undefined, fewer || undefined, `no longer ${fewer}`, ''],
    ['fileTypes', more || undefined, undefined, '', `${more} too`],
    ['sameAs', then.sameAs, now.sameAs, repeats, 'it need not repeat another answer'],
    ['hardToGuess', then.hardToGuess, now.hardToGuess, ...guess],
  ] as const;
  return rules.flatMap(([key, before, after, narrower, wider]) => {
    if (before === after) return [];
    return [{ key, isNarrower: Boolean(after), rule: after ? narrower : wider }];
  });
}

/** How the question is asked, and in which words. */
function* appearance(then: Question, now: Question): Iterable<Verdict> {
  const file = now.step.ui;
  if (!file) return;
  const { 'ui:widget': widgetThen, sent: sentThen, answer: _then, ...wordsThen } = then.ui;
  const { 'ui:widget': widgetNow, sent: sentNow, answer: _now, ...wordsNow } = now.ui;
  if (widgetThen !== widgetNow) yield otherWidget(now, widgetThen, widgetNow);
  if (sentThen !== sentNow) {
    const message =
      sentNow === false
        ? `The answer to ${calledIn(now)} stays on the phone now. Those that were sent are kept.`
        : `The answer to ${calledIn(now)} is sent now, also where it was given before.`;
    yield noticed(placeOfKey(file, [now.name]), message);
  }
  if (JSON.stringify(wordsThen) !== JSON.stringify(wordsNow)) {
    const message = `The words of ${calledIn(now)} changed.`;
    yield safe(placeOfKey(file, [now.name]), message);
  }
}

function otherWidget(question: Question, then: string | undefined, now: string | undefined): Verdict {
  const place = placeOfValue(question.step.ui!, [question.name, 'ui:widget']);
  const message = `The question ${calledIn(question)} is asked as "${now}" now, not as "${then}".`;
  if (now === 'hidden') return noticed(place, `${message} Nobody is asked it any more.`);
  if (now === 'password') {
    return noticed(place, `${message} Phones no longer keep its answers.`);
  }
  if (now === 'decimal' || then === 'decimal') {
    const type = now === 'decimal' ? 'number' : 'text';
    return noticed(place, `${message} Whoever gets its answers gets a ${type}.`);
  }
  return safe(place, message);
}
