import { type RefObject, useEffect } from 'react';
import type { Flow } from '#engine/core/index.ts';
import { fieldId } from '#engine/react/index.ts';
import type { Selection } from '../outline.ts';

/**
 * The preview takes time to draw, so the search for the question is repeated every `moment` ms, at most
 * `times` times.
 */
const moment = 100;
const times = 30;

/**
 * Finds the element of a question. A date question has no control with the question's id, only controls for
 * day, month and year, whose ids start with the question's id.
 */
function questionOn(page: Document, question: string): Element | null {
  const id = fieldId(question);
  const found = page.getElementById(id) ?? page.querySelector(`[id^="${CSS.escape(id)}-"]`);
  return found?.closest('fieldset, section, .field') ?? found;
}

/**
 * Returns the question that contains an element. The preview can show any step of the form, so all steps are
 * searched.
 */
export function questionAt(page: Document, place: Element, { definition }: Flow): Selection | undefined {
  for (const { id: step, ui = {} } of definition.steps)
    for (const question of Object.keys(ui))
      if (questionOn(page, question)?.contains(place))
        return { kind: 'question', form: definition.id, step, question };
  return undefined;
}

export function markQuestion(page: Document, question: string | undefined): void {
  for (const each of page.querySelectorAll('[data-selected]')) each.removeAttribute('data-selected');
  if (question !== undefined) questionOn(page, question)?.setAttribute('data-selected', '');
}

/** @param where the step and the state that the preview shows */
export function useSelectedOnPhone(
  phone: RefObject<HTMLElement | null>,
  question: string | undefined,
  where: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same name in another place is another question
  useEffect(() => {
    let left = times;
    const timer = setInterval(() => {
      if (--left === 0) clearInterval(timer);
      const frame = phone.current?.querySelector('iframe');
      const column = phone.current?.closest('.studio-stage');
      if (!frame?.contentDocument || !column) return;
      const field = question === undefined ? null : questionOn(frame.contentDocument, question);
      if (question !== undefined && !field) return;
      clearInterval(timer);
      markQuestion(frame.contentDocument, question);
      if (!field) return column.scrollTo({ top: 0 });
      const { height, top } = field.getBoundingClientRect();
      const from = frame.getBoundingClientRect().top + top - column.getBoundingClientRect().top;
      const isSeen = from >= 0 && from + height <= column.clientHeight;
      if (!isSeen) column.scrollTo({ top: column.scrollTop + from - (column.clientHeight - height) / 2 });
    }, moment);
    return () => clearInterval(timer);
  }, [phone, question, where]);
}
