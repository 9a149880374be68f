import type { Place } from '../../../scripts/studio/operations/conditions/subjects.ts';
import { setAt } from '../../../scripts/studio/operations/conditions/subjects.ts';
import { at, isObject, type Json } from '../meta/json.ts';
import type { Outline, Selection } from '../outline.ts';
import { jsonOf } from '../store.ts';
import { BetweenPanel } from './BetweenPanel.tsx';
import './rules.css';
import { TogetherPanel } from './TogetherPanel.tsx';
import { QuestionWhen, StepWhen } from './WhenPanel.tsx';

/** What decides about the selected question or step, and the rules that hold it against others. */
export function RulePanels({
  selection,
  outline,
}: {
  readonly selection: Selection;
  readonly outline: Outline;
}) {
  if (selection.kind === 'question')
    return <QuestionPanels place={selection} question={selection.question} />;
  if (selection.kind !== 'step') return null;
  const { form, step } = selection;
  const entry = outline.forms.find(({ id }) => id === form)?.steps.find(({ id }) => id === step);
  if (!entry) return null;
  return (
    <>
      <StepWhen form={form} index={entry.index} />
      {jsonOf(`${form}/${step}.schema.json`) !== undefined && <TogetherPanel place={{ form, step }} />}
    </>
  );
}

interface QuestionPanelsProps {
  readonly place: Place;
  readonly question: string;
}

/** Of a question and, where it is a group or rows, of those in it, which are opened one by one. */
function QuestionPanels({ place, question }: QuestionPanelsProps) {
  const { rules, words } = setAt(jsonOf, place);
  const field = at(rules, ['properties', question]);
  if (field === undefined) return null;
  const title = titleIn(words, question);
  const isInner = place.trail !== undefined;
  const trail = [...(place.trail ?? []), question];
  const own = setAt(jsonOf, { ...place, trail });
  const inner = Object.keys(isObject(own.rules.properties) ? own.rules.properties : {});
  return (
    <>
      <QuestionWhen
        place={place}
        question={question}
        title={isInner ? `When is “${title}” asked?` : 'When is this asked?'}
      />
      <BetweenPanel
        place={place}
        question={question}
        title={isInner ? `Rules of “${title}” with other answers` : 'Rules with other answers'}
      />
      {inner.length > 0 && <TogetherPanel place={{ ...place, trail }} />}
      {inner.map((name) => (
        <details key={name} className="studio-inner">
          <summary>Conditions and rules of “{titleIn(own.words, name)}”</summary>
          <QuestionPanels place={{ ...place, trail }} question={name} />
        </details>
      ))}
    </>
  );
}

const titleIn = (words: Json, name: string) => String(at(words, [name, 'ui:title']) ?? name);
