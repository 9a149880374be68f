import { ObjectEditor } from './edit/ObjectEditor.tsx';
import { EditedFileProvider } from './edit/Place.tsx';
import { Unknown } from './edit/Unknown.tsx';
import { ValueEditor } from './edit/ValueEditor.tsx';
import { at, isObject } from './meta/json.ts';
import { type MetaSchemas, metaOf, nodeAt } from './meta/meta-schema.ts';
import { type Outline, type Selection, usersOf } from './outline.ts';
import { type Section, sectionsOf } from './sections.ts';
import { jsonOf } from './store.ts';
import { FormTools } from './tools/FormTools.tsx';
import { ListTools } from './tools/ListTools.tsx';
import { QuestionTools } from './tools/QuestionTools.tsx';
import { StepTools } from './tools/StepTools.tsx';

interface InspectorProps {
  readonly selection: Selection;
  readonly outline: Outline;
  readonly metas: MetaSchemas;
}

/** What is selected, with all that the files say of it. */
export function Inspector({ selection, outline, metas }: InspectorProps) {
  return (
    <>
      <Tools selection={selection} outline={outline} />
      {sectionsOf(selection, outline, jsonOf).map((section) => (
        <SectionEditor key={`${section.file} ${section.path.join('.')}`} section={section} metas={metas} />
      ))}
    </>
  );
}

/** What is done with the whole of it. */
function Tools({ selection, outline }: Pick<InspectorProps, 'selection' | 'outline'>) {
  switch (selection.kind) {
    case 'form':
      return <FormTools form={selection.form} />;
    case 'step': {
      const { form, step } = selection;
      const entry = outline.forms.find(({ id }) => id === form)?.steps.find(({ id }) => id === step);
      if (!entry) return null;
      const asksQuestions = jsonOf(`${form}/${step}.ui.json`) !== undefined;
      return (
        <StepTools
          form={form}
          step={step}
          index={entry.index}
          asksQuestions={asksQuestions}
          lists={outline.lists}
        />
      );
    }
    case 'question':
      return <QuestionTools {...selection} />;
    case 'file':
      return selection.file.startsWith('options/') ? (
        <ListTools file={selection.file} users={usersOf(selection.file, outline, jsonOf)} />
      ) : null;
  }
}

function SectionEditor({ section, metas }: { readonly section: Section; readonly metas: MetaSchemas }) {
  const { title, file, path, except } = section;
  const whole = jsonOf(file);
  const value = at(whole, path);
  const root = metaOf(metas, whole);
  if (value === undefined) return null;
  const node = root && nodeAt(root, path);
  return (
    <EditedFileProvider value={{ file, root: root ?? {} }}>
      {!node ? (
        <Unknown name={title} value={value} path={path} />
      ) : isObject(value) ? (
        <ObjectEditor name={title} node={node} value={value} path={path} except={except} />
      ) : (
        <ValueEditor name={title} node={node} value={value} path={path} />
      )}
    </EditedFileProvider>
  );
}
