import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { at, type Json, textAt } from '../files/json.ts';
import { rulesFile } from '../operations/files.ts';
import { moveToStep, stepsFor } from '../operations/moving/move-to-step.ts';
import { moveQuestion } from '../operations/moving/order.ts';
import { namingsOf } from '../operations/naming/namings.ts';
import { holdsQuestions } from '../operations/question-kinds.ts';
import { isRequired, removeWithNamings, renameQuestion, setRequired } from '../operations/questions.ts';
import { type FileEntry, hrefOf } from '../outline.ts';
import { jsonOf, run, store } from '../store.ts';
import { Ask, toolButton } from './Ask.tsx';
import { Sharing } from './BlockTools.tsx';
import { Choice } from './Choice.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { NewQuestion } from './StepTools.tsx';

interface QuestionToolsProps {
  readonly form: string;
  readonly step: string;
  readonly question: string;
  readonly lists: readonly FileEntry[];
}

/** Shows the actions for a question, such as making it required, moving, renaming or removing it. */
export function QuestionTools({ form, step, question, lists }: QuestionToolsProps) {
  const of = { form, step };
  const move = (by: -1 | 1) => {
    const plan = () => moveQuestion(jsonOf, of, question, by);
    return { isPossible: plan() !== undefined, press: () => void run(plan) };
  };
  const [up, down] = [move(-1), move(1)];
  const field = at(jsonOf(rulesFile(form, step)), ['properties', question]);
  const reference = textAt(field, ['$ref']) ?? textAt(field, ['items', '$ref']);
  const list = lists.find(({ file }) => reference === `../${file}`);
  const steps = stepsFor(jsonOf, { ...of, question });
  return (
    <div className="studio-tool-row">
      <FormControlLabel
        control={
          <Checkbox
            checked={isRequired(jsonOf, of, question)}
            onChange={({ target: { checked } }) => void run(() => setRequired(jsonOf, of, question, checked))}
          />
        }
        label="Must be answered"
      />
      {holdsQuestions(jsonOf, { ...of, within: question }) && (
        <NewQuestion {...of} within={question} lists={lists} />
      )}
      {list && (
        <Button {...toolButton} href={hrefOf({ kind: 'file', file: list.file })}>
          Its list: {list.title}
        </Button>
      )}
      <Sharing {...of} question={question} />
      <Button {...toolButton} aria-disabled={!up.isPossible} onClick={up.press}>
        Up
      </Button>
      <Button {...toolButton} aria-disabled={!down.isPossible} onClick={down.press}>
        Down
      </Button>
      <Ask
        action="Change its name in the files"
        label="Name in the files and in exported answers"
        usual={question}
        onGiven={async (wanted) => {
          const renamed = await run(() => renameQuestion(jsonOf, of, question, wanted));
          if (renamed) window.location.hash = `${form}/${step}/${renamed.name}`;
        }}
      />
      <RemoveQuestion
        title={titleIn(jsonOf(`${form}/${step}.ui.json`), question)}
        namings={() => namingsOf(jsonOf, store.snapshot().texts, form, question)}
        operation={() => removeWithNamings(jsonOf, of, question)}
        onDone={() => {
          window.location.hash = `${form}/${step}`;
        }}
      />
      {steps.length > 0 && (
        <Choice
          label="Move to another step"
          value=""
          options={steps}
          onChange={async (to) => {
            await run(() => moveToStep(jsonOf, store.snapshot().texts.keys(), { ...of, question }, to));
            window.location.hash = `${form}/${to}/${question}`;
          }}
        />
      )}
    </div>
  );
}

const titleIn = (words: Json | undefined, question: string) =>
  textAt(words, [question, 'ui:title']) ?? question;
