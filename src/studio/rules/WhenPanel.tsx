import { conditionInWords, narrowingInWords, startOf } from '../operations/conditions/condition-in-words.ts';
import {
  decidingFor,
  decidingForStep,
  type Place,
  type Subject,
  setAt,
} from '../operations/conditions/subjects.ts';
import {
  askWhen,
  changeEffect,
  type Effect,
  type EffectKind,
  effectsOn,
  showWhen,
  stepCondition,
  whenOf,
} from '../operations/conditions.ts';
import { flowFile } from '../operations/files.ts';
import { jsonOf } from '../store.ts';
import { AddFrom } from './AddFrom.tsx';
import { ConditionEditor } from './ConditionEditor.tsx';
import { Panel } from './Panel.tsx';
import { answersOf, byTitle, named } from './titles.ts';

interface QuestionWhenProps {
  readonly place: Place;
  readonly question: string;
  readonly title: string;
}

const effectWords: { readonly [kind in EffectKind]: string } = {
  asked: 'Ask this question when',
  hidden: 'Do not ask this question when',
  required: 'It must be answered when',
  requiredUnless: 'It must be answered, unless',
  narrowed: 'Fewer answers are allowed when',
  narrowedUnless: 'Fewer answers are allowed, unless',
};

export function QuestionWhen({ place, question, title }: QuestionWhenProps) {
  const effects = effectsOn(jsonOf, place, question);
  const { file, path } = setAt(jsonOf, place);
  const subjects = decidingFor(jsonOf, place, question);
  const isAlways = !effects.some(({ kind }) => kind === 'asked' || kind === 'hidden');
  return (
    <Panel title={title}>
      {(act) => (
        <>
          {isAlways && <p>This question is always asked.</p>}
          {effects.map((effect) => (
            <div key={effect.entry.at.join('.')}>
              <Sentence effect={effect} subjects={subjects} />
              {effect.condition && (
                <ConditionEditor
                  file={file}
                  path={[...path, ...effect.entry.at, 'if']}
                  condition={effect.condition}
                  subjects={subjects}
                  onChange={(condition, run) =>
                    act(changeEffect(jsonOf, place, question, effect, condition), run)
                  }
                />
              )}
            </div>
          ))}
          {isAlways && (
            <AddFrom
              label="Ask this question when"
              options={byTitle(subjects)}
              answersOf={answersOf(subjects)}
              onAdd={(name, answer) =>
                act(askWhen(jsonOf, place, question, startOf(named(subjects, name), answer)))
              }
            />
          )}
        </>
      )}
    </Panel>
  );
}

function Sentence({ effect, subjects }: { readonly effect: Effect; readonly subjects: readonly Subject[] }) {
  const { kind, condition, limits } = effect;
  const words = effectWords[kind];
  if (!condition)
    return (
      <>
        <p>
          {words} this condition is true. It cannot be shown as a sentence here and stays as it is: see the
          rules of the step.
        </p>
        <pre>{JSON.stringify(effect.entry.entry.if, null, 2)}</pre>
      </>
    );
  return (
    <p>
      {words} <strong>{conditionInWords(condition, subjects)}</strong>
      {limits !== undefined && `: ${narrowingInWords(limits)}`}
    </p>
  );
}

export function StepWhen({ form, index }: { readonly form: string; readonly index: number }) {
  const subjects = decidingForStep(jsonOf, form, index);
  const condition = stepCondition(jsonOf, form, index);
  const isAlways = whenOf(jsonOf, form, index) === undefined;
  return (
    <Panel title="When is this step shown?">
      {(act) => (
        <>
          {isAlways && <p>This step is always shown.</p>}
          {!isAlways && !condition && (
            <p>
              This step has a condition that cannot be shown as a sentence here. It stays as it is: see “when”
              below.
            </p>
          )}
          {condition && (
            <>
              <p>
                Show this step when <strong>{conditionInWords(condition, subjects)}</strong>
              </p>
              <ConditionEditor
                file={flowFile(form)}
                path={['steps', index, 'when']}
                condition={condition}
                subjects={subjects}
                onChange={(next, run) => act(showWhen(jsonOf, form, index, next), run)}
              />
            </>
          )}
          {isAlways && (
            <AddFrom
              label="Show this step when"
              options={byTitle(subjects)}
              answersOf={answersOf(subjects)}
              onAdd={(name, answer) =>
                act(showWhen(jsonOf, form, index, startOf(named(subjects, name), answer)))
              }
            />
          )}
        </>
      )}
    </Panel>
  );
}
