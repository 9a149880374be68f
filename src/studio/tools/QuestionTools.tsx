import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { at, textAt } from '../files/json.ts';
import { setAt, titleIn } from '../operations/conditions/subjects.ts';
import { moveToStep, stepsFor } from '../operations/moving/move-to-step.ts';
import { moveQuestion } from '../operations/moving/order.ts';
import { namingsOf } from '../operations/naming/namings.ts';
import {
  isRequired,
  removeQuestion,
  removeWithNamings,
  renameQuestion,
  setRequired,
} from '../operations/questions.ts';
import { hrefOf, placeOf, type QuestionSelection } from '../outline.ts';
import { filesNow, jsonOf, outlineNow, run } from '../store.ts';
import { Ask } from './Ask.tsx';
import { Sharing } from './BlockTools.tsx';
import { Choice } from './Choice.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { NewQuestion } from './StepTools.tsx';

export function QuestionTools({ selection }: { readonly selection: QuestionSelection }) {
  const { place, name } = placeOf(selection);
  const { form, step } = place;
  const isInner = (place.trail ?? []).length > 0;
  const set = setAt(jsonOf, place);
  const field = at(set.rules, ['properties', name]);
  // Questions from a block have no actions here, because their rules are in the block's files.
  if (isInner && field === undefined) return null;
  const move = (by: -1 | 1) => {
    const plan = () => moveQuestion(jsonOf, place, name, by);
    return { isPossible: plan() !== undefined, press: () => void run(plan) };
  };
  const [up, down] = [move(-1), move(1)];
  const reference = textAt(field, ['$ref']) ?? textAt(field, ['items', '$ref']);
  const list = outlineNow().lists.find(({ file }) => reference === `../${file}`);
  const steps = isInner ? [] : stepsFor(jsonOf, { form, step, question: name });
  const within = { ...place, trail: [...(place.trail ?? []), name] };
  // True if the question contains other questions, and these are in the step's own files. If they are in a
  // block, staff add further ones on the page of the block.
  const holds = !isInner && setAt(jsonOf, within).rules.properties !== undefined;
  return (
    <>
      <div className="studio-tool-row">
        <FormControlLabel
          control={
            <Checkbox
              checked={isRequired(jsonOf, place, name)}
              onChange={({ target: { checked } }) =>
                void run(() => setRequired(jsonOf, place, name, checked))
              }
            />
          }
          label="Must be answered"
        />
        {holds && <NewQuestion action="Add a question inside this" place={within} />}
        <NewQuestion action="Add a question after this" place={place} after={name} />
        {list && <Button href={hrefOf({ kind: 'file', file: list.file })}>Its list: {list.title}</Button>}
        {!isInner && <Sharing form={form} step={step} question={name} />}
      </div>
      <div className="studio-tool-row studio-quiet-row">
        <Button variant="text" aria-disabled={!up.isPossible} onClick={up.press}>
          Up
        </Button>
        <Button variant="text" aria-disabled={!down.isPossible} onClick={down.press}>
          Down
        </Button>
        {!isInner && (
          <Ask
            action="Rename in exports"
            label="Name of its column in exported answers"
            usual={name}
            variant="text"
            onGiven={(wanted) => void run(() => renameQuestion(jsonOf, place, name, wanted))}
          />
        )}
        <RemoveQuestion
          title={titleIn(set, name)}
          namings={() => (isInner ? [] : namingsOf(jsonOf, filesNow().texts, form, name))}
          operation={() => (isInner ? removeQuestion : removeWithNamings)(jsonOf, place, name)}
        />
        {steps.length > 0 && (
          <Choice
            label="Move to another step"
            value=""
            options={steps}
            onChange={(to) => void run(() => moveToStep(filesNow(), { form, step, question: name }, to))}
          />
        )}
      </div>
    </>
  );
}
