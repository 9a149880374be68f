import type { Place } from '../../../scripts/studio/operations/conditions/subjects.ts';
import { setAt } from '../../../scripts/studio/operations/conditions/subjects.ts';
import { at, isObject } from '../meta/json.ts';
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
  /** The titles of the groups that it stands in. */
  readonly around?: readonly string[];
}

/** Of a question and, where it is a group or rows, of those in it. */
function QuestionPanels({ place, question, around = [] }: QuestionPanelsProps) {
  const { rules, words } = setAt(jsonOf, place);
  const field = at(rules, ['properties', question]);
  if (field === undefined) return null;
  const title = String(at(words, [question, 'ui:title']) ?? question);
  const inner = at(field, ['properties']) ?? at(field, ['items', 'properties']);
  const trail = [...(place.trail ?? []), question];
  const of = around.length > 0 ? `: ${[...around.slice(1), title].join(': ')}` : '';
  return (
    <>
      <QuestionWhen place={place} question={question} title={`When is this asked?${of}`} />
      <BetweenPanel place={place} question={question} title={`Rules with other answers${of}`} />
      {isObject(inner) && (
        <>
          <TogetherPanel place={{ ...place, trail }} />
          {Object.keys(inner).map((name) => (
            <QuestionPanels
              key={name}
              place={{ ...place, trail }}
              question={name}
              around={[...around, title]}
            />
          ))}
        </>
      )}
    </>
  );
}
