import type { ComponentProps, ReactNode } from 'react';
import { useSortable } from '../drag/use-sortable.ts';
import { moveToStep } from '../operations/moving/move-to-step.ts';
import { placeQuestion, placeStep } from '../operations/moving/order.ts';
import type { QuestionEntry, Selection, StepEntry } from '../outline.ts';
import { filesNow, jsonOf, run } from '../store.ts';

export type LinkTo = (selection: Selection, words: string, grip?: ComponentProps<'a'>) => ReactNode;

interface StepItemProps {
  readonly form: string;
  readonly steps: readonly StepEntry[];
  readonly step: StepEntry;
  readonly link: LinkTo;
}

export function StepItem({ form, steps, step: { id: step, index, title, questions }, link }: StepItemProps) {
  const ofForm = `steps:${form}`;
  const { element, handle } = useSortable<HTMLAnchorElement>({
    ...{ list: ofForm, index },
    takes: (list) =>
      questions.length > 0 && list.startsWith(`questions:${form}/`) && list !== `questions:${form}/${step}`,
    onDrop({ list, index: from }) {
      if (list === ofForm) return void run(() => placeStep(jsonOf, form, from, index));
      const home = steps.find(({ id }) => list === `questions:${form}/${id}`)!;
      const moved = { form, step: home.id, question: home.questions[from]!.name };
      void run(() => moveToStep(filesNow(), moved, step));
    },
  });
  return (
    <li data-step {...element}>
      {link({ kind: 'step', form, step }, title, handle)}
      <ul>
        {questions.map(({ name }, place) => (
          <QuestionItem key={name} {...{ form, step, questions, place, link }} />
        ))}
      </ul>
    </li>
  );
}

interface QuestionItemProps extends Pick<StepItemProps, 'form' | 'link'> {
  readonly step: string;
  readonly questions: readonly QuestionEntry[];
  readonly place: number;
}

function QuestionItem({ form, step, questions, place, link }: QuestionItemProps) {
  const { name: question, title, inner } = questions[place]!;
  const { element, handle } = useSortable<HTMLAnchorElement>({
    ...{ list: `questions:${form}/${step}`, index: place },
    onDrop: ({ index: from }) =>
      void run(() => placeQuestion(jsonOf, { form, step }, questions[from]!.name, question)),
  });
  return (
    <li {...element}>
      {link({ kind: 'question', form, step, question }, title, handle)}
      <InnerItems {...{ form, step, inner, link }} path={[question]} />
    </li>
  );
}

interface InnerItemsProps extends Pick<StepItemProps, 'form' | 'link'> {
  readonly step: string;
  readonly inner: readonly QuestionEntry[];
  /** Holds the names of the questions that contain these questions, outermost first. */
  readonly path: readonly string[];
}

function InnerItems({ form, step, inner, path, link }: InnerItemsProps) {
  if (inner.length === 0) return null;
  return (
    <ul>
      {inner.map(({ name, title, inner: deeper }) => (
        <li key={name}>
          {link({ kind: 'question', form, step, question: path[0]!, inner: [...path.slice(1), name] }, title)}
          <InnerItems {...{ form, step, link }} inner={deeper} path={[...path, name]} />
        </li>
      ))}
    </ul>
  );
}
