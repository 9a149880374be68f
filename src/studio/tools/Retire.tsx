import Button from '@mui/material/Button';
import { useEditedFile } from '../edit/Place.tsx';
import { isObject, type Json } from '../files/json.ts';
import { retire } from '../store.ts';

/**
 * Shows a button that retires an option: forms then no longer offer the option, but saved answers keep it.
 * Shows nothing for options that are not in a shared options file.
 */
export function Retire({ option }: { readonly option: Json }) {
  const { file } = useEditedFile();
  if (!file.startsWith('options/')) return null;
  if (isObject(option) && option.deprecated === true)
    return <p className="studio-help">No longer offered.</p>;
  const [value, title] = isObject(option) ? [option.const, option.title ?? option.const] : [option, option];
  return (
    <Button
      variant="text"
      aria-label={`Retire: ${String(title)}`}
      onClick={() => void retire(file, String(value))}
    >
      Retire
    </Button>
  );
}
