import { type RefObject, useEffect } from 'react';
import { type FieldSet, type Flow, listQuestion, type StepDefinition } from '#engine/core/index.ts';
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
 * Returns the question that contains an element. Searches all steps, because the preview can show any of
 * them. The step `shown` comes first, because questions in different steps may have the same name.
 */
export function questionAt(
  page: Document,
  place: Element,
  { definition }: Flow,
  shown: string,
): Selection | undefined {
  const isShown = ({ id }: { readonly id: string }) => Number(id === shown);
  for (const step of definition.steps.toSorted((one, other) => isShown(other) - isShown(one)))
    for (const { names, field } of fieldsOn(page, step)) {
      const [question, ...inner] = names;
      if (questionOn(page, field)?.contains(place))
        return {
          ...{ kind: 'question', form: definition.id, step: step.id, question: question! },
          ...(inner.length > 0 && { inner }),
        };
    }
  return undefined;
}

interface FieldOnPage {
  /** The names of the question and of all questions that contain it, outermost first. */
  readonly names: readonly string[];
  readonly field: string;
}

/**
 * Lists the fields that a step can show, inner fields first. For a step of kind `list`, also lists the fields
 * of a row.
 */
function* fieldsOn(page: Document, step: StepDefinition): Iterable<FieldOnPage> {
  yield* fieldsIn(page, step, [], '');
  if (step.kind !== 'list') return;
  const { name } = listQuestion(step);
  yield* fieldsIn(page, step.fieldSets?.[name] ?? {}, [name], '');
}

function* fieldsIn(
  page: Document,
  { ui = {}, fieldSets = {} }: FieldSet,
  around: readonly string[],
  at: string,
): Iterable<FieldOnPage> {
  for (const [name, { widget }] of Object.entries(ui)) {
    const [names, field, inner] = [[...around, name], `${at}${name}`, fieldSets[name]];
    if (inner && widget === 'rows')
      for (let row = 0; page.getElementById(fieldId(`${field}.${row}`)); row++)
        yield* fieldsIn(page, inner, names, `${field}.${row}.`);
    else if (inner) yield* fieldsIn(page, inner, names, `${field}.`);
    yield { names, field };
  }
}

export function markQuestion(page: Document, field: string | undefined): void {
  for (const each of page.querySelectorAll('[data-selected]')) each.removeAttribute('data-selected');
  if (field !== undefined) questionOn(page, field)?.setAttribute('data-selected', '');
}

/** @param where the step and the state that the preview shows */
export function useSelectedOnPhone(
  phone: RefObject<HTMLElement | null>,
  field: string | undefined,
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
      const found = field === undefined ? null : questionOn(frame.contentDocument, field);
      if (field !== undefined && !found) return;
      clearInterval(timer);
      markQuestion(frame.contentDocument, field);
      if (!found) return column.scrollTo({ top: 0 });
      const { height, top } = found.getBoundingClientRect();
      const from = frame.getBoundingClientRect().top + top - column.getBoundingClientRect().top;
      const isSeen = from >= 0 && from + height <= column.clientHeight;
      if (!isSeen) column.scrollTo({ top: column.scrollTop + from - (column.clientHeight - height) / 2 });
    }, moment);
    return () => clearInterval(timer);
  }, [phone, field, where]);
}
