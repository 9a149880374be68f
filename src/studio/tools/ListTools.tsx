import Button from '@mui/material/Button';
import { useKeptFocus } from '../edit/use-kept-focus.ts';
import { at, isObject, type Json, type Path } from '../files/json.ts';
import { renameOption } from '../operations/wording/rename-option.ts';
import { jsonOf, retire, run } from '../store.ts';
import { Ask, toolButton } from './Ask.tsx';

/**
 * Shows the actions for a list of options that lose no saved answers: adding an option, giving it other words, and
 * retiring it, so that it is no longer offered.
 */
export function ListTools({ file, users }: { readonly file: string; readonly users: readonly string[] }) {
  const options = optionsIn(jsonOf(file));
  const keepFocus = useKeptFocus<HTMLElement>();
  return (
    <section {...keepFocus} aria-labelledby="options-title">
      <h3 id="options-title">Options</h3>
      <p className="studio-help">
        {users.length === 0 ? 'No question uses this list.' : `Used by ${users.length}: ${users.join(', ')}.`}
      </p>
      <ul className="studio-options">
        {options.map(({ value, title, path, isRetired }) => (
          <li key={value}>
            <span>
              {title}
              {isRetired && ' (no longer offered)'}
            </span>
            <Ask
              action="Rename"
              name={`Rename: ${title}`}
              label={`“${title}” is to be called`}
              usual={title}
              onGiven={(words) => void run(() => renameOption(jsonOf, file, path, words))}
            />
            {!isRetired && (
              <Button
                aria-label={`Retire: ${title}`}
                {...toolButton}
                variant="text"
                onClick={() => void retire(file, value)}
              >
                Retire
              </Button>
            )}
          </li>
        ))}
      </ul>
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

interface OptionEntry {
  readonly path: Path;
  readonly value: string;
  readonly title: string;
  readonly isRetired: boolean;
}

function optionsIn(list: Json | undefined): OptionEntry[] {
  const [plain, entries] = [at(list, ['enum']), at(list, ['oneOf'])];
  if (Array.isArray(plain))
    return plain.map((value, index) => ({
      path: ['enum', index],
      value: String(value),
      title: String(value),
      isRetired: false,
    }));
  if (!Array.isArray(entries)) return [];
  return entries.filter(isObject).map((entry, index) => ({
    path: ['oneOf', index],
    value: String(entry.const),
    title: String(entry.title ?? entry.const),
    isRetired: entry.deprecated === true,
  }));
}

/**
 * Returns the value and path of a new option. The option gets the further properties of the last option, such as
 * `region`; the check reports those that do not fit.
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
