import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { blocksIn } from '../operations/blocks.ts';
import type { Place } from '../operations/conditions/subjects.ts';
import { blocksFolder, wordsFile } from '../operations/files.ts';
import { placeStep } from '../operations/moving/order.ts';
import {
  kindsFor,
  ownOptionsKind,
  type QuestionKind,
  typedOptions,
  withOptions,
} from '../operations/question-kinds.ts';
import { addQuestion } from '../operations/questions.ts';
import { addStep, type NewStep, removeStep } from '../operations/steps.ts';
import { hrefOf, type StepEntry } from '../outline.ts';
import { filesNow, jsonOf, outlineNow, run } from '../store.ts';
import { Ask } from './Ask.tsx';
import { Choice } from './Choice.tsx';

interface StepToolsProps {
  readonly form: string;
  readonly entry: StepEntry;
}

export function StepTools({ form, entry: { id: step, index } }: StepToolsProps) {
  const asksQuestions = jsonOf(wordsFile(form, step)) !== undefined;
  const move = (by: -1 | 1) => void run(() => placeStep(jsonOf, form, index, index + by));
  return (
    <>
      <div className="studio-tool-row">
        {asksQuestions && <NewQuestion action="Add a question" place={{ form, step }} />}
        <NewStepAfter form={form} index={index} />
        <Button href={hrefOf({ kind: 'states', at: `${form}/${step}` })}>All states</Button>
      </div>
      <div className="studio-tool-row studio-quiet-row">
        <Button variant="text" onClick={() => move(-1)}>
          Up
        </Button>
        <Button variant="text" onClick={() => move(1)}>
          Down
        </Button>
        <Button
          variant="text"
          onClick={() => void run(() => removeStep(jsonOf, filesNow().texts.keys(), form, index))}
        >
          Remove
        </Button>
      </div>
    </>
  );
}

interface NewQuestionProps {
  readonly action: string;
  readonly place: Place;
  /** The new question goes after this question. By default, it goes last. */
  readonly after?: string;
}

export function NewQuestion({ action, place, after }: NewQuestionProps) {
  const { lists } = outlineNow();
  const [list, setList] = useState(lists[0]?.file ?? '');
  const blocks = blocksIn(filesNow().texts.keys()).sort();
  const [block = blocks[0], setBlock] = useState<string>();
  const kinds = kindsFor(jsonOf, place, list, block);
  const [typed, setTyped] = useState('');
  const options = typedOptions(typed);
  const [words, setWords] = useState(kinds[0]!.words);
  const kind = kinds.find((each) => each.words === words) ?? kinds[0]!;
  const chosen = () => (kind === ownOptionsKind ? withOptions(kind, options) : kind);
  return (
    <Ask
      action={action}
      label="Question, as students read it"
      onGiven={async (title) => {
        await run(() => addQuestion(jsonOf, place, title, chosen(), after));
        setTyped('');
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
      {kind === ownOptionsKind && (
        <TextField
          label="Type the options, one a line"
          value={typed}
          multiline
          minRows={3}
          required
          // The browser accepts blank lines in a required field, so they are rejected here.
          inputRef={(field: HTMLTextAreaElement | null) =>
            field?.setCustomValidity(options.length > 0 ? '' : 'Type at least one option.')
          }
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {asksBlock(kind) && (
        <Choice
          label="Which of them"
          value={block ?? ''}
          options={blocks.map((each) => [each, each.replaceAll('-', ' ')])}
          onChange={setBlock}
        />
      )}
      {kinds.length > 1 && JSON.stringify(kind.rules).includes('/options/') && (
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

const asksBlock = ({ rules }: QuestionKind) => String(rules.$ref).startsWith(`../${blocksFolder}/`);

const stepKinds: readonly (readonly [NewStep, string])[] = [
  ['form', 'Questions'],
  ['list', 'Repeated questions, with a page for each row'],
  ['quiz', 'Quiz'],
  ['content', 'Text'],
  ['review', 'Review of all answers'],
  ['end', 'Last page'],
];

function NewStepAfter({ form, index }: { readonly form: string; readonly index: number }) {
  const [kind, setKind] = useState<NewStep>('form');
  return (
    <Ask
      action="Add a step after this"
      label="Title of the step"
      onGiven={(title) => void run(() => addStep(jsonOf, form, title, kind, index))}
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
