import { isDeepStrictEqual } from 'node:util';
import type { CalendarDate } from '#engine/core/index.ts';
import type { FlowFile } from '../source/schema-files.ts';
import { placeOfKey } from '../source/source.ts';
import type { FlowSide, KeptFlow } from './sides.ts';
import { breaking, safe, type Verdict, warning } from './verdict.ts';

export function* submissionChanges({ then, now }: KeptFlow, today: CalendarDate): Iterable<Verdict> {
  yield* sender(then, now, today);
  const { file } = now;
  const [before, after] = [then.file.value, file.value];
  const at = (...path: string[]) => placeOfKey(file, path);
  const differs = (...keys: (keyof NonNullable<FlowFile['submit']>)[]) =>
    keys.some((key) => !isDeepStrictEqual(before.submit?.[key], after.submit?.[key]));
  if (differs('once')) {
    const message = 'People send it once from now on. Whoever has sent it already cannot send it again.';
    if (after.submit?.once === 'per-student') yield warning(at('submit', 'once'), message);
    else yield safe(at('submit', 'once'), 'People may send it again and again now.');
  }
  if (differs('to')) {
    const message = 'The answers go elsewhere now. Ask those who get them, there and here.';
    yield warning(at('submit', 'to'), message);
  }
  if (differs('wait', 'go')) {
    yield warning(at('submit'), 'What happens at the end of the form changed. Try it once.');
  }
  if (differs('refused') || before.noun !== after.noun) {
    yield safe(at('submit'), 'The words about what was sent changed.');
  }
  if (!isDeepStrictEqual(before.prefill, after.prefill)) {
    yield safe(at('prefill'), 'What is filled in beforehand changed. Answers that were given stay.');
  }
  yield* period(now, before, after);
}

/** Returns whether a form has closed. No phone then has submissions left to deliver. */
export const isOver = ({ file }: FlowSide, today: CalendarDate) => (file.value.closes ?? today) < today;

/** This remedy is for changes after which the server would reject submissions that still wait on phones. */
export const closeFirst = {
  words:
    'Put it back, and write "closes" with a day into flow.json. Change this later, when that day is over.',
};

function* sender(then: FlowSide, { file }: FlowSide, today: CalendarDate): Iterable<Verdict> {
  const [before, after] = [then.file.value.submit?.who, file.value.submit?.who];
  // A form without `who` is sent by a hand-written page, so there is no earlier sender to compare.
  if (before === after || before === undefined) return;
  const place = placeOfKey(file, ['submit', 'who']);
  const message = `The form is sent by "${after}" now, not by "${before}".`;
  const isRefused = after === 'nobody' || (before === 'anyone' && after === 'student');
  if (before === 'nobody' || !isRefused || isOver(then, today)) yield warning(place, message);
  else yield breaking(place, `${message} Answers that are on their way would be refused.`, [closeFirst]);
}

type Days = Pick<FlowFile, 'opens' | 'closes'>;

function* period({ file }: FlowSide, then: Days, now: Days): Iterable<Verdict> {
  if (then.opens === now.opens && then.closes === now.closes) return;
  const place = placeOfKey(file, [then.closes === now.closes ? 'opens' : 'closes']);
  const message = `Answers are taken ${formatPeriod(now)} now, not ${formatPeriod(then)}.`;
  const isLonger = (now.opens ?? '') <= (then.opens ?? '') && (now.closes ?? never) >= (then.closes ?? never);
  if (isLonger) yield safe(place, message);
  else yield warning(place, `${message} Those that come on other days are refused.`);
}

const never = '9999-99-99';

const formatPeriod = ({ opens, closes }: Days) =>
  [opens && `from ${opens}`, closes && `until ${closes}`].filter(Boolean).join(' ') || 'always';
