import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { kindsFor } from '../../../scripts/studio/operations/question-kinds.ts';
import { addQuestion } from '../../../scripts/studio/operations/questions.ts';
import { addStep, moveStep, type NewStep, removeStep } from '../../../scripts/studio/operations/steps.ts';
import type { FileEntry } from '../outline.ts';
import { jsonOf, run, store } from '../store.ts';
import { Ask, toolButton } from './Ask.tsx';

interface StepToolsProps {
  readonly form: string;
  readonly step: string;
  readonly index: number;
  readonly asksQuestions: boolean;
  readonly lists: readonly FileEntry[];
}

/** What is done with a step as a whole, and what comes into it or after it. */
export function StepTools({ form, step, index, asksQuestions, lists }: StepToolsProps) {
  const move = (by: -1 | 1) => {
    const operation = moveStep(jsonOf, form, index, by);
    if (operation) void run(operation);
  };
  return (
    <div className="studio-tool-row">
      {asksQuestions && <NewQuestion form={form} step={step} lists={lists} />}
      <NewStepAfter form={form} index={index} />
      <Button {...toolButton} onClick={() => move(-1)}>
        Up
      </Button>
      <Button {...toolButton} onClick={() => move(1)}>
        Down
      </Button>
      <Button
        {...toolButton}
        onClick={async () => {
          await run(removeStep(jsonOf, store.snapshot().texts.keys(), form, index));
          window.location.hash = form;
        }}
      >
        Take away
      </Button>
    </div>
  );
}

interface NewQuestionProps extends Pick<StepToolsProps, 'form' | 'step' | 'lists'> {
  /** The question that it comes into. */
  readonly within?: string;
}

export function NewQuestion({ form, step, within, lists }: NewQuestionProps) {
  const [list, setList] = useState(lists[0]?.file ?? '');
  const at = { form, step, ...(within === undefined ? {} : { within }) };
  const kinds = kindsFor(jsonOf, at, list);
  const [words, setWords] = useState(kinds[0]!.words);
  const kind = kinds.find((each) => each.words === words) ?? kinds[0]!;
  return (
    <Ask
      action="Add a question"
      label="Question, as people read it"
      onGiven={async (title) => {
        const operation = addQuestion(jsonOf, at, title, kind);
        await run(operation);
        if (within === undefined) window.location.hash = `${form}/${step}/${operation.name}`;
      }}
    >
      {kinds.length > 1 && (
        <Choice
          label="Answered by"
          value={words}
          options={kinds.map((each) => [each.words, each.words])}
          onChange={setWords}
        />
      )}
      {kinds.length > 1 && JSON.stringify(kind.rules).includes('$ref') && (
        <Choice
          label="List"
          value={list}
          options={lists.map(({ file, title }) => [file, title])}
          onChange={setList}
        />
      )}
    </Ask>
  );
}

const stepKinds: readonly (readonly [NewStep, string])[] = [
  ['form', 'Questions'],
  ['list', 'The same questions for each of several, a page each'],
  ['quiz', 'A quiz'],
  ['content', 'A text to read'],
  ['review', 'All answers, to check'],
  ['end', 'The end'],
];

function NewStepAfter({ form, index }: Pick<StepToolsProps, 'form' | 'index'>) {
  const [kind, setKind] = useState<NewStep>('form');
  return (
    <Ask
      action="Add a step after this"
      label="Title of the step"
      onGiven={async (title) => {
        const operation = addStep(jsonOf, form, title, kind, index);
        await run(operation);
        window.location.hash = `${form}/${operation.step}`;
      }}
    >
      <Choice
        label="What is it?"
        value={kind}
        options={stepKinds}
        onChange={(chosen) => setKind(chosen as NewStep)}
      />
    </Ask>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([each, words]) => (
        <MenuItem key={each} value={each}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}
