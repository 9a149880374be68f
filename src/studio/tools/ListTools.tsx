import { useKeptFocus } from '../edit/use-kept-focus.ts';
import { at, type Json } from '../files/json.ts';
import { jsonOf, run } from '../store.ts';
import { Ask } from './Ask.tsx';

/** Shows which questions use an option list, and a button that adds an option. */
export function ListTools({ file, users }: { readonly file: string; readonly users: readonly string[] }) {
  const keepFocus = useKeptFocus<HTMLElement>();
  return (
    <section {...keepFocus} aria-labelledby="options-title">
      <h3 id="options-title">Options</h3>
      <p className="studio-help">
        {users.length === 0 ? 'No question uses this list.' : `Used by ${users.length}: ${users.join(', ')}.`}
      </p>
      <Ask
        action="Add an option"
        label="Option, as students read it"
        onGiven={(title) => {
          const label = `Add the option "${title}"`;
          void run(() => {
            const added = addition(jsonOf(file), title);
            return added && { label, changes: [{ file, do: 'insert', ...added }] };
          });
        }}
      />
    </section>
  );
}

/**
 * Returns the value and path of a new option. It copies further properties of the last option, such as `region`; the
 * check reports values that do not fit.
 */
function addition(list: Json | undefined, title: string) {
  const [plain, entries] = [at(list, ['enum']), at(list, ['oneOf'])];
  if (Array.isArray(plain)) return { path: ['enum', plain.length], value: title };
  if (!Array.isArray(entries)) return undefined;
  const {
    deprecated: _retired,
    renamedFrom: _names,
    ...last
  } = (entries.at(-1) ?? {}) as { [key: string]: Json };
  return { path: ['oneOf', entries.length], value: { ...last, const: title, title } };
}
