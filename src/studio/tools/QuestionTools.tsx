import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { moveToStep, stepsFor } from '../../../scripts/studio/operations/move-to-step.ts';
import { holdsQuestions } from '../../../scripts/studio/operations/question-kinds.ts';
import {
  isRequired,
  moveQuestion,
  removeQuestion,
  renameQuestion,
  setRequired,
} from '../../../scripts/studio/operations/questions.ts';
import type { FileEntry } from '../outline.ts';
import { jsonOf, run, store } from '../store.ts';
import { Ask, toolButton } from './Ask.tsx';
import { Choice, NewQuestion } from './StepTools.tsx';

interface QuestionToolsProps {
  readonly form: string;
  readonly step: string;
  readonly question: string;
  readonly lists: readonly FileEntry[];
}

/** What is done with a question as a whole. */
export function QuestionTools({ form, step, question, lists }: QuestionToolsProps) {
  const of = { form, step };
  const move = (by: -1 | 1) => {
    const operation = moveQuestion(jsonOf, of, question, by);
    return { isPossible: operation !== undefined, press: () => operation && void run(operation) };
  };
  const [up, down] = [move(-1), move(1)];
  const steps = stepsFor(jsonOf, { ...of, question });
  return (
    <div className="studio-tool-row">
      <FormControlLabel
        control={
          <Checkbox
            checked={isRequired(jsonOf, of, question)}
            onChange={({ target }) => void run(setRequired(jsonOf, of, question, target.checked))}
          />
        }
        label="Must be answered"
      />
      {holdsQuestions(jsonOf, { ...of, within: question }) && (
        <NewQuestion {...of} within={question} lists={lists} />
      )}
      <Button {...toolButton} aria-disabled={!up.isPossible} onClick={up.press}>
        Up
      </Button>
      <Button {...toolButton} aria-disabled={!down.isPossible} onClick={down.press}>
        Down
      </Button>
      <Ask
        action="Rename"
        label="Name in the files"
        usual={question}
        onGiven={async (name) => {
          await run(renameQuestion(jsonOf, of, question, name));
          window.location.hash = `${form}/${step}/${name}`;
        }}
      />
      <Button
        {...toolButton}
        onClick={async () => {
          await run(removeQuestion(jsonOf, of, question));
          window.location.hash = `${form}/${step}`;
        }}
      >
        Take away
      </Button>
      {steps.length > 0 && (
        <Choice
          label="Move to another step"
          value=""
          options={steps}
          onChange={async (to) => {
            await run(moveToStep(jsonOf, store.snapshot().texts.keys(), { ...of, question }, to));
            window.location.hash = `${form}/${to}/${question}`;
          }}
        />
      )}
    </div>
  );
}
