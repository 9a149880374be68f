import { type CalendarDate, longDate } from '#domain/dates.ts';
import type { FlowDefinition } from '#engine/core/index.ts';

/** What the sender of a form is told, in words that fit what its folder calls it. */
export function wordsOf({ title, noun = title.charAt(0).toLowerCase() + title.slice(1) }: FlowDefinition) {
  return {
    notAccepted: `The ${noun} was not accepted.`,
    'too many': `You have sent your ${noun} as often as we take it in a day. Send this one again tomorrow.`,
    'sent already': `You have sent your ${noun} already. It is taken once.`,
    newer: `Your ${noun} comes from a newer version of this portal than we have here. Send it again in some minutes.`,
    opens: (day: CalendarDate) => `The ${noun} opens on ${longDate(day)}.`,
    closed: (day: CalendarDate) => `The ${noun} closed on ${longDate(day)}.`,
  };
}

/** Why a form takes nothing on that day; undefined while it does. */
export function whyNotOn(today: CalendarDate, definition: FlowDefinition): string | undefined {
  const { opens, closes } = definition;
  if (opens && today < opens) return wordsOf(definition).opens(opens);
  if (closes && today > closes) return wordsOf(definition).closed(closes);
  return undefined;
}
