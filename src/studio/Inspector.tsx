import Button from '@mui/material/Button';
import type { FileChange } from '#scripts/schemas/source/json-edits.ts';
import { MarkdownEditor, textId } from './edit/MarkdownEditor.tsx';
import { ObjectEditor } from './edit/ObjectEditor.tsx';
import { EditedFileProvider, Unknown } from './edit/Place.tsx';
import { ValueEditor } from './edit/ValueEditor.tsx';
import { at, isObject } from './files/json.ts';
import { headOf } from './head.ts';
import { lenderFile } from './lender/lender-parts.ts';
import { metaOf, nodeAt } from './meta/meta-schema.ts';
import { entryOf, hrefOf, type QuestionSelection, stepIn, type Thing, usersOf } from './outline.ts';
import { RulePanels } from './rules/RulePanels.tsx';
import { type Section, sectionsOf } from './sections.ts';
import { change, filesNow, jsonOf, outlineNow, useStudio } from './store.ts';
import { BlockTools, UsedBy } from './tools/BlockTools.tsx';
import { FormTools } from './tools/FormTools.tsx';
import { QuestionTools } from './tools/QuestionTools.tsx';
import { StepTools } from './tools/StepTools.tsx';
import './edit/edit.css';

interface InspectorProps {
  readonly selection: Thing;
}

export function Inspector({ selection }: InspectorProps) {
  return (
    <>
      <Head selection={selection} />
      <Tools selection={selection} />
      {sectionsOf(selection, outlineNow(), jsonOf).map((section) => (
        <SectionEditor key={`${section.file} ${section.path.join('.')}`} section={section} />
      ))}
      <RulePanels selection={selection} />
      <StepText selection={selection} />
    </>
  );
}

function Head({ selection }: InspectorProps) {
  const { title, kind, within } = headOf(selection, outlineNow(), jsonOf);
  return (
    <header className="studio-what">
      <p className="studio-help">
        {kind}
        {within && (
          <>
            {' in '}
            <a href={hrefOf(within.selection)}>{within.title}</a>
          </>
        )}
      </p>
      <h2>{title}</h2>
    </header>
  );
}

function Tools({ selection }: InspectorProps) {
  switch (selection.kind) {
    case 'form':
      return <FormTools form={selection.form} />;
    case 'step': {
      const entry = stepIn(outlineNow(), selection.form, selection.step);
      return entry ? <StepTools form={selection.form} entry={entry} /> : null;
    }
    case 'question':
      return (
        <>
          <QuestionTools selection={selection} />
          <QuestionsInside selection={selection} />
        </>
      );
    case 'file':
      return <FileTools {...selection} />;
  }
}

function QuestionsInside({ selection }: { readonly selection: QuestionSelection }) {
  const { inner = [] } = selection;
  const entries = entryOf(outlineNow(), selection)?.inner ?? [];
  if (entries.length === 0) return null;
  return (
    <section className="studio-object studio-part-of" aria-labelledby="inside-title">
      <h3 id="inside-title">Questions inside this one</h3>
      <ul className="studio-files">
        {entries.map(({ name, title }) => (
          <li key={name}>
            <a href={hrefOf({ ...selection, inner: [...inner, name] })}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileTools({ file, part }: Thing & { readonly kind: 'file' }) {
  const users = usersOf(file, outlineNow(), jsonOf);
  if (file.startsWith('options/'))
    return (
      <p className="studio-help">
        {users.length === 0 ? 'No question uses this list.' : <UsedBy users={users} />}
      </p>
    );
  const block = /^blocks\/([^/]+)\.(?:schema|ui)\.json$/.exec(file)?.[1];
  if (file === lenderFile && part === undefined)
    return <p className="studio-help">Choose a section to change it.</p>;
  if (block === undefined) return null;
  return <BlockTools {...{ block, file, users }} />;
}

function StepText({ selection }: InspectorProps) {
  if (selection.kind !== 'step') return null;
  const file = `${selection.form}/content/${selection.step}.md`;
  const isThere = filesNow().texts.has(file);
  const mustHave = stepIn(outlineNow(), selection.form, selection.step)?.kind === 'content';

  async function act(action: string, changed: FileChange): Promise<void> {
    await change(action, [changed]);
    // Moves the focus to the text field or, after the text was removed, to the button "Add text". Otherwise,
    // after a click on "Add text", the button that replaces it, "Remove the text", would have the focus.
    requestAnimationFrame(() => document.getElementById(textId(file))?.focus());
  }

  return (
    <>
      {isThere && <MarkdownEditor file={file} />}
      {!(isThere && mustHave) && (
        <div className="studio-tool-row">
          {isThere ? (
            <Button variant="text" onClick={() => void act('Remove the text', { file, do: 'delete' })}>
              Remove the text
            </Button>
          ) : (
            <Button id={textId(file)} onClick={() => void act('Add text', { file, do: 'write', text: '' })}>
              Add text
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function SectionEditor({ section }: { readonly section: Section }) {
  const { title, file, path, except, folded } = section;
  const isWhole = title === file;
  const whole = jsonOf(file);
  const value = at(whole, path);
  const root = metaOf(useStudio().metas, whole);
  if (value === undefined) return null;
  const node = root && nodeAt(root, path);
  return (
    <EditedFileProvider value={{ file, root: root ?? {}, Value: ValueEditor }}>
      {!node ? (
        <Unknown name={title} value={value} path={path} />
      ) : isObject(value) ? (
        <ObjectEditor
          {...{ node, value, path, except, folded }}
          name={isWhole ? 'Details' : title}
          isPart={!isWhole}
        />
      ) : (
        <ValueEditor name={title} node={node} value={value} path={path} />
      )}
    </EditedFileProvider>
  );
}
