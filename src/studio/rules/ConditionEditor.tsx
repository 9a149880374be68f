import type { FieldPlace } from '../files/unsaved-texts.ts';
import { type Condition, isPart, type Joined, rejoined } from '../operations/conditions/condition.ts';
import { startOf } from '../operations/conditions/condition-in-words.ts';
import type { Subject } from '../operations/conditions/subjects.ts';
import { Choice } from '../tools/Choice.tsx';
import { AddFrom } from './AddFrom.tsx';
import { PartEditor } from './PartEditor.tsx';
import { answersOf, byTitle, named } from './titles.ts';

interface ConditionEditorProps extends Pick<FieldPlace, 'file' | 'path'> {
  readonly condition: Condition;
  readonly subjects: readonly Subject[];
  readonly onChange: (condition: Condition | undefined, run?: string) => void;
}

const joins = [
  ['and', 'All of these are true'],
  ['or', 'At least one of these is true'],
] as const;

export function ConditionEditor({ file, path, condition, subjects, onChange }: ConditionEditorProps) {
  if (!isPart(condition) && 'not' in condition)
    return (
      <fieldset aria-label="It is not true that" className="studio-joined">
        <p>It is not true that</p>
        <ConditionEditor
          {...{ file, path, subjects }}
          condition={condition.not}
          onChange={(inner, run) => onChange(inner && { not: inner }, run)}
        />
      </fieldset>
    );
  const joint: Joined = isPart(condition) ? { join: 'and', of: [condition] } : condition;
  const replaced = (index: number, next: Condition | undefined) =>
    rejoined(joint, joint.of.toSpliced(index, 1, ...(next ? [next] : [])));
  return (
    <div className="studio-joined">
      {joint.of.length > 1 && (
        <Choice
          label="Several conditions"
          value={joint.join}
          options={joins}
          onChange={(join) => onChange({ join: join as Joined['join'], of: joint.of })}
        />
      )}
      {joint.of.map((each, index) =>
        isPart(each) ? (
          <PartEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
            key={index}
            {...{ file, path, subjects }}
            part={each}
            onChange={(part, run) => onChange(replaced(index, part), run)}
            onRemove={() => onChange(replaced(index, undefined))}
          />
        ) : (
          <ConditionEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
            key={index}
            {...{ file, path, subjects }}
            condition={each}
            onChange={(part, run) => onChange(replaced(index, part), run)}
          />
        ),
      )}
      <AddFrom
        label={joint.join === 'or' ? 'Or when' : 'And when'}
        options={byTitle(subjects)}
        answersOf={answersOf(subjects)}
        onAdd={(name, answer) =>
          onChange({ ...joint, of: [...joint.of, startOf(named(subjects, name), answer)] })
        }
      />
    </div>
  );
}
