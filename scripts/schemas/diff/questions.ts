import { isDeepStrictEqual } from 'node:util';
import { isUnder, parentPath } from '../source/answer-paths.ts';
import type { Place } from '../source/finding.ts';
import { nearest } from '../source/nearest.ts';
import { placeOfKey, placeOfValue } from '../source/source.ts';
import { otherKind } from './kinds.ts';
import { limits } from './limits.ts';
import { migrationRemedy } from './remedies.ts';
import { type FlowSide, type KeptFlow, nameAfter, type Question, quotedTitle, type Sides } from './sides.ts';
import { about, breaking, type Fate, type Remedy, safe, type Verdict, warning } from './verdict.ts';

export function* questionChanges({ kept }: Sides): Iterable<Verdict> {
  for (const flow of kept.values()) {
    const { then, now } = flow;
    const takenOver = new Set<string | undefined>();
    for (const [name, question] of then.questions) {
      const same = now.questions.get(name);
      if (same) {
        yield* changesOf(question, same, flow);
        continue;
      }
      const successor = nameAfter(flow, name);
      takenOver.add(successor);
      if (isReportedElsewhere(flow, name, successor)) continue;
      const moves = now.questions.has(successor ?? '');
      const fate = moves ? 'stay' : successor === undefined ? 'thrown away' : 'lost';
      yield withAnswers(question, removedQuestion(question, successor, flow), fate);
    }
    for (const [name, question] of now.questions) {
      const isInNew = now.questions.has(parentPath(name)) && !then.questions.has(parentPath(name));
      if (!then.questions.has(name) && !takenOver.has(name) && !isInNew) yield newQuestion(question);
    }
  }
}

/**
 * Returns whether another verdict covers a question. The verdict on a group or repeat also covers the
 * questions in it if their answers are moved or lost together. A group needs no verdict if migrations move or
 * drop the answers of each of its questions.
 */
function isReportedElsewhere(flow: KeptFlow, name: string, successor: string | undefined): boolean {
  const { then, now } = flow;
  const inner = [...then.questions.keys()].filter((each) => parentPath(each) === name);
  const hasPlace = (each: string) => {
    const after = nameAfter(flow, each);
    return after === undefined || now.questions.has(after);
  };
  if (inner.length > 0)
    return !now.questions.has(successor ?? '') && successor === name && inner.every(hasPlace);
  const outer = parentPath(name);
  if (!then.questions.has(outer) || now.questions.has(outer)) return false;
  const outerAfter = nameAfter(flow, outer);
  if (successor === undefined) return outerAfter === undefined;
  if (!now.questions.has(successor)) return !now.questions.has(outerAfter ?? '');
  return outerAfter === parentPath(successor) && now.questions.has(outerAfter);
}

function withAnswers({ flow: form, name: question, step }: Question, verdict: Verdict, fate: Fate): Verdict {
  return step.kind === 'quiz' ? verdict : about(verdict, [{ form, question, fate }]);
}

function newQuestion(question: Question): Verdict {
  const place = placeOfKey(question.schema, question.path);
  const called = `The question ${quotedTitle(question)} is new`;
  if (!question.isRequired) return safe(place, `${called}.`);
  return warning(
    place,
    `${called} and must be answered. People who are half-way are asked before they send.`,
  );
}

function removedQuestion(question: Question, successor: string | undefined, flow: KeptFlow): Verdict {
  const { name, step } = question;
  const now = successor === undefined ? undefined : flow.now.questions.get(successor);
  if (now) {
    const message = `The question ${quotedTitle(question)} is "${now.name}" now, and takes its answers.`;
    return safe(placeOfKey(now.schema, now.path), message, [flow.now.id]);
  }
  const place = formerPlace(question, flow.now);
  const removed = `You removed the question ${quotedTitle(question)}`;
  if (step.kind === 'quiz') return safe(place, `${removed}. Nobody keeps answers to a quiz.`);
  if (successor === undefined) {
    return warning(place, `${removed}. People lose their saved answers to it, as you chose.`, [flow.now.id]);
  }
  const added = addedLike(question, flow);
  const likely = newNameOf(question, added);
  const asRenamed = likely ? `Move its answers to "${likely}"` : 'Move its answers to another question';
  const names = added.map((each) => each.name);
  const renamed = likely ? `, or renamed it to "${likely}"` : '';
  return breaking(
    place,
    `${removed}${renamed}. People have drafts with answers to it, and would lose them.`,
    [
      migrationRemedy(flow, asRenamed, { rename: name, to: likely ?? '…' }, names),
      migrationRemedy(flow, 'Throw away its answers', { drop: name }),
    ],
  );
}

const addedLike = ({ kind }: Question, { then, now }: KeptFlow): readonly Question[] =>
  [...now.questions.values()].filter((each) => !then.questions.has(each.name) && each.kind === kind);

function newNameOf(question: Question, added: readonly Question[]): string | undefined {
  const same = added.find((each) => each.ui['ui:title'] === question.ui['ui:title']);
  const rules = JSON.stringify(question.field);
  const only = added.filter(
    (each) => each.step.id === question.step.id && JSON.stringify(each.field) === rules,
  );
  const names = added.map((each) => each.name);
  return same?.name ?? nearest(question.name, names) ?? (only.length === 1 ? only[0]!.name : undefined);
}

function formerPlace({ step, path }: Question, flow: FlowSide): Place {
  const now = flow.steps.find((each) => each.id === step.id);
  if (now?.schema) return placeOfKey(now.schema, [path[0]!]);
  return placeOfKey(flow.file, ['steps']);
}

function* changesOf(then: Question, now: Question, flow: KeptFlow): Iterable<Verdict> {
  const place = placeOfKey(now.schema, now.path);
  const called = `The question ${quotedTitle(now)}`;
  if (then.step.id !== now.step.id) {
    const message = `${called} is asked in the step "${now.step.id}" now, not in "${then.step.id}". Answers move with it.`;
    yield safe(place, message);
  }
  if (now.isRequired && !then.isRequired) {
    const message = `${called} must be answered now. People who left it out are asked before they send.`;
    yield withAnswers(then, warning(place, message), 'left out');
  }
  if (then.isRequired && !now.isRequired) yield safe(place, `${called} may be left out now.`);
  const isThrownAway = nameAfter(flow, then.name) === undefined;
  if (isThrownAway && then.kind === now.kind && !isInThrownAway(then, flow)) yield stillAsked(now, flow);
  const verdicts = then.kind === now.kind ? limits(then, now) : [otherKind(then, now, flow)];
  const fate = isThrownAway ? 'thrown away' : 'stay';
  for (const verdict of verdicts)
    yield withAnswers(then, verdict, verdict.level === 'breaking' ? 'lost' : fate);
  yield* appearance(then, now);
}

function isInThrownAway({ name }: Question, flow: KeptFlow): boolean {
  const outer = parentPath(name);
  const isKept = flow.then.questions.has(outer) && flow.now.questions.has(outer);
  return isKept && nameAfter(flow, outer) === undefined;
}

/**
 * Reports a question that is still asked although a migration drops its answers. The loss is intended only if
 * the question takes over another question's answers.
 */
function stillAsked(question: Question, { now, migrations }: KeptFlow): Verdict {
  const { name } = question;
  const called = `The question ${quotedTitle(question)}`;
  if (migrations.some(({ rename, to }) => rename !== undefined && to === name)) {
    const message = `${called} takes the answers of another one. People lose their saved answers to it, as you chose.`;
    return withAnswers(question, warning(placeOfKey(question.schema, question.path), message), 'thrown away');
  }
  const { path: file, value } = now.migrations!;
  const index = value.changes!.findLastIndex(
    ({ drop, option }) => drop !== undefined && option === undefined && isUnder(name, drop),
  );
  const path = ['changes', index];
  const message = `${called} is still asked, and people would lose their saved answers to it.`;
  const remedy: Remedy = {
    words: 'Keep its answers',
    how: `delete this line from ${file}.`,
    changes: [{ file, do: 'remove', path }],
  };
  return withAnswers(question, breaking(placeOfValue(now.migrations!, path), message, [remedy]), 'lost');
}

function* appearance(then: Question, now: Question): Iterable<Verdict> {
  const { file, path } = now.words;
  const place = placeOfKey(now.schema, now.path);
  if (
    !isDeepStrictEqual(then.field.computed, now.field.computed) &&
    then.field.computed &&
    now.field.computed
  ) {
    const message = `${quotedTitle(now)} is computed in another way now, also from answers that were given before.`;
    yield warning(place, message);
  }
  if (!isDeepStrictEqual(then.field.default, now.field.default)) {
    yield safe(place, `What stands in ${quotedTitle(now)} at first changed. Answers that were given stay.`);
  }
  if (then.field.readOnly !== now.field.readOnly) {
    const message = now.field.readOnly ? 'People can no longer change it.' : 'People can change it now.';
    yield warning(place, `${quotedTitle(now)}: ${message}`);
  }
  const { 'ui:widget': widgetThen, sent: sentThen, answer: _then, ...restThen } = then.ui;
  const { 'ui:widget': widgetNow, sent: sentNow, answer: _now, ...restNow } = now.ui;
  // `fields` and `groups` are left out, because the questions inside a group or repeat are compared
  // separately.
  const [wordsThen, wordsNow] = [restThen, restNow].map(({ fields: _, groups: __, ...words }) => words);
  if (widgetThen !== widgetNow && then.kind === now.kind) yield otherWidget(now, widgetThen, widgetNow);
  if (sentThen !== sentNow) {
    const message =
      sentNow === false
        ? `The answer to ${quotedTitle(now)} stays on the phone now. Those that were sent are kept.`
        : `The answer to ${quotedTitle(now)} is sent now, also where it was given before.`;
    yield warning(placeOfKey(file, path), message);
  }
  if (JSON.stringify(wordsThen) !== JSON.stringify(wordsNow)) {
    yield safe(placeOfKey(file, path), `The words of ${quotedTitle(now)} changed.`);
  }
}

function otherWidget(question: Question, then: string | undefined, now: string | undefined): Verdict {
  const place = placeOfValue(question.words.file, [...question.words.path, 'ui:widget']);
  const message = `The question ${quotedTitle(question)} is asked as "${now}" now, not as "${then}".`;
  if (now === 'hidden') return warning(place, `${message} Nobody is asked it any more.`);
  if (now === 'password') return warning(place, `${message} Phones no longer keep its answers.`);
  if (now === 'decimal' || then === 'decimal') {
    const type = now === 'decimal' ? 'number' : 'text';
    return warning(place, `${message} Whoever gets its answers gets a ${type}.`);
  }
  return safe(place, message);
}
