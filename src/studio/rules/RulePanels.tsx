import { at, fieldsOf, type Json } from '../files/json.ts';
import { type Place, setAt, titleIn } from '../operations/conditions/subjects.ts';
import { rulesFile } from '../operations/files.ts';
import { placeOf, stepIn, type Thing } from '../outline.ts';
import { jsonOf, outlineNow } from '../store.ts';
import { BetweenPanel } from './BetweenPanel.tsx';
import { TogetherPanel } from './TogetherPanel.tsx';
import { QuestionWhen, StepWhen } from './WhenPanel.tsx';
import './rules.css';

export function RulePanels({ selection }: { readonly selection: Thing }) {
  if (selection.kind === 'question') {
    const { place, name } = placeOf(selection);
    return <QuestionPanels place={place} question={name} />;
  }
  if (selection.kind === 'file') return <BlockPanels file={selection.file} />;
  if (selection.kind !== 'step') return null;
  const { form, step } = selection;
  const entry = stepIn(outlineNow(), form, step);
  if (!entry) return null;
  return (
    <>
      <StepWhen form={form} index={entry.index} />
      {jsonOf(rulesFile(form, step)) !== undefined && <TogetherPanel place={{ form, step }} />}
    </>
  );
}

function BlockPanels({ file }: { readonly file: string }) {
  const step = /^blocks\/(.+)\.schema\.json$/.exec(file)?.[1];
  if (step === undefined) return null;
  const place = { form: 'blocks', step };
  const set = setAt(jsonOf, place);
  return (
    <section aria-label="Conditions and rules">
      <TogetherPanel place={place} />
      {Object.keys(fieldsOf(set.rules.properties)).map((name) => (
        <details key={name} className="studio-inner">
          <summary>Conditions and rules of “{titleIn(set, name)}”</summary>
          <QuestionPanels place={place} question={name} isInner />
        </details>
      ))}
    </section>
  );
}

interface QuestionPanelsProps {
  readonly place: Place;
  readonly question: string;
  readonly isInner?: boolean;
}

function QuestionPanels({ place, question, isInner = false }: QuestionPanelsProps) {
  const set = setAt(jsonOf, place);
  const field = at(set.rules, ['properties', question]);
  if (field === undefined) return null;
  const title = titleIn(set, question);
  const trail = [...(place.trail ?? []), question];
  const inner = Object.keys(fieldsOf(setAt(jsonOf, { ...place, trail }).rules.properties));
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
        title={isInner ? `Rules that compare “${title}” with other answers` : 'Rules that compare answers'}
      />
      {inner.length > 0 && <TogetherPanel place={{ ...place, trail }} />}
      <Shared reference={at(field, ['$ref']) ?? at(field, ['items', '$ref'])} />
    </>
  );
}

function Shared({ reference }: { readonly reference: Json | undefined }) {
  const block = /^\.\.\/(blocks\/.+)\.schema\.json$/.exec(String(reference))?.[1];
  if (block === undefined) return null;
  return (
    <p className="studio-help">
      Its questions are shared. A change applies everywhere they are used:{' '}
      <a href={`#file:${block}.ui.json`}>their words</a>,{' '}
      <a href={`#file:${block}.schema.json`}>their rules and conditions</a>.
    </p>
  );
}
