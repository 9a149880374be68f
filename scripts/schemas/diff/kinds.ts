import { type WidgetKind, widgetKindWords } from '../check/rules/questions/widgets.ts';
import { placeOfKey } from '../source/source.ts';
import { migrationRemedy } from './remedies.ts';
import { type KeptFlow, nameAfter, type Question, quotedTitle } from './sides.ts';
import { breaking, type Remedy, safe, type Verdict, warning } from './verdict.ts';

export function otherKind(then: Question, now: Question, flow: KeptFlow): Verdict {
  const place = placeOfKey(now.schema, now.path);
  const what = `The answer to ${quotedTitle(now)} was ${describeKind(then)} and is ${describeKind(now)} now.`;
  const stays = whyNothingIsLost(then, now);
  if (now.step.kind === 'quiz') return safe(place, `${what} Nobody keeps answers to a quiz.`);
  if (nameAfter(flow, then.name) === undefined)
    return warning(place, `${what} People lose the answers that they gave before, as you chose.`, [
      flow.now.id,
    ]);
  if (stays) return safe(place, `${what} ${stays}`);
  const asked = whyAskedAgain(then, now);
  if (asked) return warning(place, `${what} ${asked}`);
  if (flow.migrations.some(({ mapOption }) => mapOption === now.name)) {
    return safe(place, `${what} migrations.json says what becomes of the answers given before.`, [
      flow.now.id,
    ]);
  }
  const message = `${what} People have drafts with answers that do not fit it, and would lose them.`;
  return breaking(place, message, [
    { words: `Give the new question another name, and leave "${now.name}" as it was.` },
    ...yesNoRemedies(then, now, flow),
    migrationRemedy(flow, 'Throw away the answers given before', { drop: now.name }),
  ]);
}

const describeKind = ({ kind }: Question) => (kind ? widgetKindWords[kind] : 'another one');

const texts: readonly (WidgetKind | undefined)[] = ['text', 'phone'];
const several: { readonly [kind in WidgetKind]?: WidgetKind } = {
  choice: 'several',
  file: 'files',
  group: 'rows',
};

function whyNothingIsLost(then: Question, now: Question): string | undefined {
  if (then.kind && several[then.kind] === now.kind) return 'The answer given before is the first of several.';
  const isOne = then.field.maxItems === 1 && now.kind && several[now.kind] === then.kind;
  if (isOne) return 'The one answer given before stays.';
  const widget = then.ui['ui:widget'] ?? '';
  if (now.kind === 'number' && ['digits', 'decimal'].includes(widget))
    return 'Answers given before are read as numbers.';
  if (then.kind === 'consent' && now.kind === 'yesNo') return 'A box that was ticked is a yes.';
  if (!texts.includes(now.kind)) return undefined;
  const isText = ['choice', 'date', 'time', 'number', ...texts].includes(then.kind);
  return isText ? 'Answers given before stay, as they were written.' : undefined;
}

function whyAskedAgain(then: Question, now: Question): string | undefined {
  if (now.kind === 'number' && texts.includes(then.kind))
    return 'What can be read as a number stays. People who gave another answer are asked to change it.';
  if (now.kind === 'phone' && texts.includes(then.kind))
    return 'People whose answer is no such phone number are asked to change it.';
  if (now.kind === 'computed') return 'Nobody is asked it any more, and what was answered no longer counts.';
  if (then.kind === 'computed') return 'People are asked it now.';
  if (then.kind === 'yesNo' && now.kind === 'consent') return 'People who said no are asked again.';
  return undefined;
}

function yesNoRemedies(then: Question, now: Question, flow: KeptFlow): Remedy[] {
  const isYesNo = now.kind === 'yesNo' || now.kind === 'consent';
  if (!isYesNo || !then.options) return [];
  return then.options.slice(0, 2).map(({ value }, index) =>
    migrationRemedy(flow, `Count "${value}" as ${index === 0 ? 'yes' : 'no'}`, {
      mapOption: now.name,
      option: String(value),
      to: String(index === 0),
    }),
  );
}
