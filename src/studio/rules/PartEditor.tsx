import type { FieldPlace } from '../files/unsaved-texts.ts';
import type { Part, Relation } from '../operations/conditions/condition.ts';
import {
  conditionInWords,
  isCounted,
  related,
  relationsOf,
  startOf,
  subjectAt,
  takes,
} from '../operations/conditions/condition-in-words.ts';
import type { Subject } from '../operations/conditions/subjects.ts';
import { Choice, SeveralChoice } from '../tools/Choice.tsx';
import { DayInput } from './DayInput.tsx';
import { Remove } from './Panel.tsx';
import { Typed } from './Typed.tsx';
import { answersTo, byTitle, named } from './titles.ts';

/** `file` and `path` say where the condition is. */
interface PartEditorProps extends Pick<FieldPlace, 'file' | 'path'> {
  readonly part: Part;
  readonly subjects: readonly Subject[];
  readonly onChange: (part: Part, run?: string) => void;
  readonly onRemove: () => void;
}

export function PartEditor({ file, path, part, subjects, onChange, onRemove }: PartEditorProps) {
  const sentence = conditionInWords(part, subjects);
  const name = part.question.join('.');
  const subject = subjectAt(subjects, part.question);
  const relations = Object.entries(subject ? relationsOf[subject.kind] : {});
  return (
    <fieldset aria-label={sentence} className="studio-part">
      <Choice
        label="Question"
        value={name}
        options={byTitle(subjects)}
        onChange={(chosen) => onChange(startOf(named(subjects, chosen)))}
      />
      {subject && (
        <Choice
          label="Its answer"
          value={part.relation}
          options={relations}
          onChange={(chosen) => onChange(related(part, chosen as Relation, subject))}
        />
      )}
      {subject && <ValueInput {...{ file, path, part, subject, subjects, onChange }} />}
      <Remove what={sentence} onPress={onRemove} />
    </fieldset>
  );
}

type ValueInputProps = Omit<PartEditorProps, 'onRemove'> & {
  readonly subject: Subject;
};

function ValueInput({ file, path, part, subject, subjects, onChange }: ValueInputProps) {
  const { relation, value, at = [] } = part;
  const place = { file, path: [...path, ...at] };
  const amount = takes(relation);
  const set = (next: string | number | boolean | readonly string[], run?: string) =>
    onChange({ ...part, value: next }, run);
  if (amount === 'none') return null;
  if (isCounted(relation))
    return <Typed {...place} label="How many" as="count" value={Number(value)} onChange={set} />;
  const options = answersTo(subject);
  if (amount === 'several')
    return (
      <SeveralChoice
        label="Value"
        values={Array.isArray(value) ? value.map(String) : []}
        options={options}
        onChange={set}
      />
    );
  if (options.length > 0)
    return (
      <Choice
        label="Value"
        value={String(value)}
        options={options}
        onChange={(chosen) => set(subject.kind === 'yesNo' ? chosen === 'true' : chosen)}
      />
    );
  if (subject.kind === 'date' || subject.kind === 'time')
    return (
      <DayInput
        {...place}
        label="Value"
        value={String(value)}
        isTime={subject.kind === 'time'}
        others={byTitle(
          subjects.filter((each) => each.kind === subject.kind && each !== subject && each.path.length === 1),
        )}
        onChange={set}
      />
    );
  const as = subject.kind === 'number' ? 'number' : 'text';
  return (
    <Typed
      {...place}
      label="Value"
      as={as}
      value={as === 'number' ? Number(value) : String(value)}
      onChange={set}
    />
  );
}
