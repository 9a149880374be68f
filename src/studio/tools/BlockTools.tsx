import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { blockOf, canShare, newBlock, removeBlock, shareGroup } from '../operations/blocks.ts';
import { blocksFolder, rulesFile, wordsFile } from '../operations/files.ts';
import { entryOf, formIn, hrefOf, keyOf, type QuestionSelection } from '../outline.ts';
import { changeIfRight, filesNow, jsonOf, outlineNow, run } from '../store.ts';
import { Ask } from './Ask.tsx';
import { NewQuestion } from './StepTools.tsx';

const addressOf = (file: string) => encodeURI(keyOf({ kind: 'file', file }));
const rulesOf = (block: string) => rulesFile(blocksFolder, block);

interface BlockToolsProps {
  readonly block: string;
  readonly file: string;
  readonly users: readonly QuestionSelection[];
}

export function BlockTools({ block, file, users }: BlockToolsProps) {
  const isOfRules = file === rulesOf(block);
  const other = isOfRules ? wordsFile(blocksFolder, block) : rulesOf(block);
  return (
    <>
      <p className="studio-help">
        {users.length === 0 ? (
          'No form uses these yet: choose a step, press “Add a question”, and choose “Shared questions”.'
        ) : (
          <>
            <UsedBy users={users} />
            <br />A change here applies to all of them.
          </>
        )}
      </p>
      <div className="studio-tool-row">
        <NewQuestion action="Add a question" place={{ form: blocksFolder, step: block }} />
        <Button href={hrefOf(addressOf(other))}>{isOfRules ? 'Their words' : 'Their rules'}</Button>
        {users.length === 0 && <Button onClick={() => void run(() => removeBlock(block))}>Remove</Button>}
      </div>
    </>
  );
}

export function NewBlock() {
  return (
    <Ask
      action="New shared questions"
      label="What they are about"
      onGiven={(title) => void run(() => newBlock(filesNow().texts.keys(), title))}
    />
  );
}

interface SharingProps {
  readonly form: string;
  readonly step: string;
  readonly question: string;
}

export function Sharing({ form, step, question }: SharingProps) {
  const of = { form, step };
  const block = blockOf(jsonOf, of, question);
  if (block !== undefined)
    return <Button href={hrefOf(addressOf(rulesOf(block)))}>Go to the shared questions</Button>;
  if (!canShare(jsonOf, of, question)) return null;
  return (
    <Ask
      action="Share these questions"
      label="What they are about"
      onGiven={async (title) => {
        const operation = shareGroup(jsonOf, filesNow().texts.keys(), of, question, title);
        if (operation) await changeIfRight(operation);
      }}
    />
  );
}

/**
 * Links to the questions that use a list or shared questions, for example "Used by 1: Application: Gender".
 */
export function UsedBy({ users }: { readonly users: readonly QuestionSelection[] }) {
  const outline = outlineNow();
  return (
    <>
      Used by {users.length}:{' '}
      {users.map((user, index) => (
        <Fragment key={hrefOf(user)}>
          {index > 0 && ', '}
          <a href={hrefOf(user)}>
            {formIn(outline, user.form)?.title}: {entryOf(outline, user)?.title}
          </a>
        </Fragment>
      ))}
    </>
  );
}
