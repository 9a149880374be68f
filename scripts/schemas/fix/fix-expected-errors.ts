import { type Answers, answerAt } from '#engine/core/index.ts';
import { likelyAnswers } from '../answers/example-answers.ts';
import { type Filling, fillings, withFilling } from '../answers/fillings.ts';
import { isAsked, type Walk, walk } from '../paths/walk.ts';
import { withoutRows } from '../source/answer-paths.ts';
import { askingSteps } from '../source/field-sets.ts';
import type { FlowSource } from '../source/flows.ts';
import type { SampleFile } from '../source/schema-files.ts';
import { renamedTo, type SampleFix } from './fix-sample-answers.ts';

/**
 * Corrects answers that a changed rule rejects, and updates the expected errors. Returns null if no expected
 * errors are left. If a question with an expected error is no longer asked, adds an answer that makes the
 * form ask it again, or reports that no answer does.
 *
 * @param wasRight whether the sample existed before the form changed. New errors are then consequences of the
 * change, and the answers are corrected. In a new sample, someone may have forgotten to list an expected
 * error, so the answers stay unchanged.
 */
export function fixExpectedErrors(fix: SampleFix, wasRight: boolean): string | null {
  const { source, today, flow, running, say } = fix;
  const { expect, answers = {} } = JSON.parse(fix.text()) as SampleFile;
  if (typeof expect !== 'object') return fix.text();
  const named = expect.map((mistake) => {
    const field = renamedPath(flow, mistake.field);
    return { ...mistake, step: currentStep(flow, mistake.step, field), field };
  });
  let given = answers;
  const mayFill = (step: string, field: string) =>
    wasRight &&
    !named.some((each) => isSameField(each, { step, field })) &&
    answerAt(answers[step] ?? {}, field) !== undefined;
  for (const filling of fillings(running, answers, { source, today, mayFill })) {
    fix.fill(filling);
    given = withFilling(given, filling);
  }
  for (const mistake of named) {
    const now = walk(running, given, today);
    if (now.errors.some((each) => isSameField(each, mistake))) continue;
    if (isAsked(now, { step: mistake.step, path: mistake.field })) continue;
    const asks = fillingThatShows(fix, given, mistake);
    if (!asks) {
      say(`nothing tries "${mistake.field}" here any more, because these answers do not lead to it`);
      continue;
    }
    given = withFilling(given, asks);
    fix.fill(asks, `, so that "${mistake.field}" is asked`);
  }
  const found = walk(running, given, today).errors;
  const remaining = named.flatMap((mistake) => {
    const now = found.find((each) => isSameField(each, mistake));
    return now ? [{ ...mistake, keyword: now.keyword }] : [];
  });
  if (JSON.stringify(remaining) === JSON.stringify(expect)) return fix.text();
  if (remaining.length === 0) {
    say('deleted, because it shows no mistake any more');
    return null;
  }
  say('what it expects is what the form says now');
  fix.set(['expect'], remaining);
  return fix.text();
}

interface Mistake {
  readonly step: string;
  readonly field: string;
}

const isSameField = (one: Mistake, other: Mistake) => one.step === other.step && one.field === other.field;

const maxTries = 30;

function fillingThatShows(
  { source, running, today }: SampleFix,
  answers: Answers,
  mistake: Mistake,
): Filling | undefined {
  const { likelyAnswers: likely } = source.product;
  const before = walk(running, answers, today);
  const isIn = (errors: readonly Mistake[]) => (field: Mistake) =>
    errors.some((each) => isSameField(each, field));
  const shows = ({ errors }: Walk) =>
    [mistake, ...before.errors].every(isIn(errors)) && errors.every(isIn([mistake, ...before.errors]));
  for (const { step, fields } of before.sets.filter(({ path }) => path === '')) {
    const given = answers[step] ?? {};
    for (const { name, schema, ui } of fields) {
      if (before.errors.some((each) => isSameField(each, { step, field: name }))) continue;
      for (const value of likelyAnswers(schema, ui, given, { today, likely }).slice(0, maxTries)) {
        const filling = { step, field: name, value };
        if (shows(walk(running, withFilling(answers, filling), today))) return filling;
      }
    }
  }
  return undefined;
}

function currentStep(flow: FlowSource, step: string, field: string): string {
  const steps = askingSteps(flow).filter(({ names }) => names.includes(field.split('.')[0]!));
  return (steps.find(({ id }) => id === step) ?? steps[0])?.id ?? step;
}

function renamedPath(flow: FlowSource, field: string): string {
  const to = renamedTo(flow, withoutRows(field))?.split('.');
  const parts = field.split('.');
  const names = parts.filter((part) => !isNumber(part));
  // Row indexes are kept only if the new path has as many names as the earlier path. Otherwise, their places
  // in the new path are unknown.
  if (!to || to.length !== names.length) return to?.join('.') ?? field;
  return parts.map((part) => (isNumber(part) ? part : to.shift())).join('.');
}

const isNumber = (part: string) => /^\d+$/.test(part);
