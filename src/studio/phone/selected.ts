import { type RefObject, useEffect } from 'react';
import { fieldId } from '#engine/react/index.ts';

/** The picture needs a moment to be drawn, longer at first: it is looked for so often. */
const moment = 100;
const times = 30;

/** Brings the question that is edited into view on the phone. */
export function useScrollToQuestion(
  phone: RefObject<HTMLElement | null>,
  question: string | undefined,
  step: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question of another step is another one
  useEffect(() => {
    if (question === undefined) return;
    let left = times;
    const timer = setInterval(() => {
      const frame = phone.current?.querySelector('iframe');
      const field = frame?.contentDocument?.getElementById(fieldId(question));
      const column = phone.current?.closest('.studio-stage');
      if (--left === 0) clearInterval(timer);
      if (!frame || !field || !column) return;
      clearInterval(timer);
      const top = frame.getBoundingClientRect().top + field.getBoundingClientRect().top;
      column.scrollTo({ top: column.scrollTop + top - column.clientHeight / 2 });
    }, moment);
    return () => clearInterval(timer);
  }, [phone, question, step]);
}
