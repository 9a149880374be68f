import { type RefObject, useEffect } from 'react';
import { fieldId } from '#engine/react/index.ts';

/** The picture needs a moment to be drawn. */
const moment = 300;

/** Brings the question that is edited into view on the phone. */
export function useScrollToQuestion(
  phone: RefObject<HTMLElement | null>,
  question: string | undefined,
  step: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question of another step is another one
  useEffect(() => {
    if (question === undefined) return;
    const timer = setTimeout(() => {
      const frame = phone.current?.querySelector('iframe');
      const field = frame?.contentDocument?.getElementById(fieldId(question));
      const column = phone.current?.closest('main');
      if (!frame || !field || !column) return;
      const top = frame.getBoundingClientRect().top + field.getBoundingClientRect().top;
      column.scrollTo({ top: column.scrollTop + top - column.clientHeight / 2 });
    }, moment);
    return () => clearTimeout(timer);
  }, [phone, question, step]);
}
