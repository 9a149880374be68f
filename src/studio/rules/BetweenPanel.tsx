import type { FieldPlace } from '../files/unsaved-texts.ts';
import {
  type Computed,
  canBeComputed,
  computedOn,
  computedWords,
  operandsFor,
  setComputed,
} from '../operations/computed.ts';
import { type Place, setAt } from '../operations/conditions/subjects.ts';
import { fieldsOf, type Json } from '../operations/files.ts';
import {
  type GivenRule,
  namableBy,
  type Rule,
  rulesLeft,
  rulesOn,
  ruleWords,
  setRule,
  startOfRule,
} from '../operations/relations.ts';
import { jsonOf } from '../store.ts';
import { Choice, SeveralChoice } from '../tools/Choice.tsx';
import { AddFrom } from './AddFrom.tsx';
import { DayInput } from './DayInput.tsx';
import { type Act, Panel, Remove } from './Panel.tsx';
import { Typed } from './Typed.tsx';
import { byTitle } from './titles.ts';

interface BetweenPanelProps {
  readonly place: Place;
  readonly question: string;
  readonly title: string;
}

export function BetweenPanel({ place, question, title }: BetweenPanelProps) {
  const rules = rulesOn(jsonOf, place, question);
  const left = rulesLeft(jsonOf, place, question);
  const hows = computedLeft(place, question);
  const computed = computedOn(jsonOf, place, question);
  if (rules.length + left.length + hows.length === 0 && !computed) return null;
  return (
    <Panel title={title}>
      {(act) => (
        <>
          {rules.map((given) => (
            <GivenRuleEditor key={given.rule} place={place} question={question} given={given} act={act} />
          ))}
          {computed && <ComputedEditor place={place} question={question} computed={computed} act={act} />}
          <AddFrom
            label="This answer"
            options={[
              ...left.map((rule) => [rule, ruleWords[rule]] as const),
              ...hows.map(
                (how) => [`computed ${how}`, `follows from others: ${computedWords[how]}`] as const,
              ),
            ]}
            onAdd={(chosen) => {
              const how = hows.find((each) => chosen === `computed ${each}`);
              if (how)
                return act(setComputed(jsonOf, place, question, startOfComputed(place, question, how)));
              const rule = chosen as Rule;
              act(setRule(jsonOf, place, question, rule, startOfRule(jsonOf, place, question, rule)));
            }}
          />
        </>
      )}
    </Panel>
  );
}

interface GivenRuleEditorProps extends Omit<BetweenPanelProps, 'title'> {
  readonly given: GivenRule;
  readonly act: Act;
}

function GivenRuleEditor({ place, question, given, act }: GivenRuleEditorProps) {
  const { rule, value } = given;
  const words = `This answer ${ruleWords[rule]}`;
  const { file, path } = setAt(jsonOf, place);
  const at = { file, path: [...path, 'properties', question, rule] };
  const others = byTitle(namableBy(jsonOf, place, question, rule));
  const set = (next: GivenRule['value'], run?: string) =>
    act(setRule(jsonOf, place, question, rule, next), run);
  const said = others.find(([name]) => name === value)?.[1] ?? (typeof value === 'string' ? value : '');
  return (
    <fieldset aria-label={`${words} ${said}`.trim()} className="studio-part">
      {rule === 'age' ? (
        <AgeInput {...at} label={words} value={value} onChange={set} />
      ) : rule === 'from' || rule === 'to' ? (
        <DayInput
          {...at}
          label={words}
          value={String(value)}
          isTime={startOfRule(jsonOf, place, question, 'from') !== 'today'}
          others={others}
          onChange={set}
        />
      ) : (
        <Choice label={words} value={String(value)} options={others} onChange={set} />
      )}
      <Remove
        what={`${words} ${said}`.trim()}
        onPress={() => act(setRule(jsonOf, place, question, rule, undefined))}
      />
    </fieldset>
  );
}

interface ComputedEditorProps extends Omit<BetweenPanelProps, 'title'> {
  readonly computed: { readonly how: Computed; readonly of: readonly string[] };
  readonly act: Act;
}

function ComputedEditor({ place, question, computed, act }: ComputedEditorProps) {
  const { how, of } = computed;
  const words = `This answer ${computedWords[how]}`;
  const options = byTitle(operandsFor(jsonOf, place, question, how));
  const said = of.map((name) => options.find(([each]) => each === name)?.[1] ?? name).join(', ');
  const set = (names: readonly string[]) => act(setComputed(jsonOf, place, question, { how, of: names }));
  return (
    <fieldset aria-label={`${words} ${said}`} className="studio-part">
      {how === 'age' ? (
        <Choice label={words} value={of[0] ?? ''} options={options} onChange={(name) => set([name])} />
      ) : (
        <SeveralChoice label={words} values={of} options={options} onChange={set} />
      )}
      <Remove
        what={`${words} ${said}`}
        onPress={() => act(setComputed(jsonOf, place, question, undefined))}
      />
    </fieldset>
  );
}

const computedLeft = (place: Place, question: string): Computed[] =>
  canBeComputed(jsonOf, place, question)
    ? (Object.keys(computedWords) as Computed[]).filter(
        (how) => startOfComputed(place, question, how).of.length > 0,
      )
    : [];

function startOfComputed(place: Place, question: string, how: Computed) {
  const several = how === 'difference' || how === 'product';
  const names = operandsFor(jsonOf, place, question, how).map(({ path }) => path.join('.'));
  return { how, of: names.slice(0, several ? 2 : 1) };
}

interface AgeInputProps extends Pick<FieldPlace, 'file' | 'path'> {
  readonly label: string;
  readonly value: Json;
  readonly onChange: (value: Json, run?: string) => void;
}

const bounds = [
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['both', 'between two ages'],
] as const;

function AgeInput({ file, path, label, value, onChange }: AgeInputProps) {
  const { minimum, maximum } = fieldsOf(value);
  const kind =
    minimum !== undefined && maximum !== undefined ? 'both' : minimum === undefined ? 'maximum' : 'minimum';
  const least = Number(minimum ?? 18);
  const most = Number(maximum ?? 99);
  const starts: Readonly<Record<string, Json>> = {
    ...{ minimum: { minimum: least }, maximum: { maximum: most } },
    both: { minimum: least, maximum: most },
  };
  return (
    <>
      <Choice label={label} value={kind} options={bounds} onChange={(chosen) => onChange(starts[chosen]!)} />
      {minimum !== undefined && (
        <Typed
          file={file}
          path={[...path, 'minimum']}
          label="Minimum age"
          as="number"
          value={least}
          onChange={(years, run) => onChange({ ...fieldsOf(value), minimum: years }, run)}
        />
      )}
      {maximum !== undefined && (
        <Typed
          file={file}
          path={[...path, 'maximum']}
          label="Maximum age"
          as="number"
          value={most}
          onChange={(years, run) => onChange({ ...fieldsOf(value), maximum: years }, run)}
        />
      )}
    </>
  );
}
