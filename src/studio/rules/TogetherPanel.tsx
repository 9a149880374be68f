import { type Place, setAt } from '../operations/conditions/subjects.ts';
import { setTogether, type Together, togetherFor, togetherIn } from '../operations/together.ts';
import { jsonOf } from '../store.ts';
import { type Options, SeveralChoice } from '../tools/Choice.tsx';
import { AddFrom } from './AddFrom.tsx';
import { type Act, Panel, Remove } from './Panel.tsx';
import { Typed } from './Typed.tsx';
import { byTitle } from './titles.ts';

const words = {
  sumIs: 'These numbers add up to a total',
  atLeastOneOf: 'At least one of these must be answered',
} as const;

export function TogetherPanel({ place }: { readonly place: Place }) {
  const together = togetherIn(jsonOf, place);
  const names = (rule: keyof Together) => byTitle(togetherFor(jsonOf, place, rule));
  const left = (['sumIs', 'atLeastOneOf'] as const).filter(
    (rule) => together[rule] === undefined && names(rule).length > 1,
  );
  if (left.length === 0 && Object.keys(together).length === 0) return null;
  return (
    <Panel title="Rules for several questions">
      {(act) => (
        <>
          {together.sumIs && (
            <SumEditor place={place} sum={together.sumIs} options={names('sumIs')} act={act} />
          )}
          {together.atLeastOneOf && (
            <fieldset aria-label={words.atLeastOneOf} className="studio-part">
              <SeveralChoice
                label={words.atLeastOneOf}
                values={together.atLeastOneOf}
                options={names('atLeastOneOf')}
                onChange={(chosen) =>
                  chosen.length > 1 && act(setTogether(jsonOf, place, 'atLeastOneOf', chosen))
                }
              />
              <Remove
                what={words.atLeastOneOf}
                onPress={() => act(setTogether(jsonOf, place, 'atLeastOneOf', undefined))}
              />
            </fieldset>
          )}
          <AddFrom
            label="Add a rule"
            options={left.map((rule) => [rule, words[rule]] as const)}
            onAdd={(rule) => {
              const two = names(rule as keyof Together)
                .slice(0, 2)
                .map(([name]) => name);
              act(
                rule === 'sumIs'
                  ? setTogether(jsonOf, place, 'sumIs', { fields: two, total: 100 })
                  : setTogether(jsonOf, place, 'atLeastOneOf', two),
              );
            }}
          />
        </>
      )}
    </Panel>
  );
}

interface SumEditorProps {
  readonly place: Place;
  readonly sum: NonNullable<Together['sumIs']>;
  readonly options: Options;
  readonly act: Act;
}

function SumEditor({ place, sum, options, act }: SumEditorProps) {
  const { file, path } = setAt(jsonOf, place);
  const set = (next: Together['sumIs'], run?: string) => act(setTogether(jsonOf, place, 'sumIs', next), run);
  return (
    <fieldset aria-label={`${words.sumIs} of ${sum.total}`} className="studio-part">
      <SeveralChoice
        label="These numbers"
        values={sum.fields}
        options={options}
        onChange={(fields) => fields.length > 1 && set({ ...sum, fields })}
      />
      <Typed
        file={file}
        path={[...path, 'sumIs', 'total']}
        label="add up to"
        as="number"
        value={sum.total}
        onChange={(total, run) => set({ ...sum, total: Number(total) }, run)}
      />
      <Remove what={`${words.sumIs} of ${sum.total}`} onPress={() => set(undefined)} />
    </fieldset>
  );
}
