import Button from '@mui/material/Button';
import { useEditedFile } from '../edit/Place.tsx';
import { isObject, type Json } from '../files/json.ts';
import { retire } from '../store.ts';
import { quietButton } from './Ask.tsx';

/**
 * Forms no longer offer a retired option, and saved answers keep it. Nothing is shown for the options of a
 * single question, which are not in a list of their own.
 */
export function Retire({ option }: { readonly option: Json }) {
  const { file } = useEditedFile();
  if (!file.startsWith('options/')) return null;
  if (isObject(option) && option.deprecated === true)
    return <p className="studio-help">No longer offered.</p>;
  const [value, title] = isObject(option) ? [option.const, option.title ?? option.const] : [option, option];
  return (
    <Button
      {...quietButton}
      aria-label={`Retire: ${String(title)}`}
      onClick={() => void retire(file, String(value))}
    >
      Retire
    </Button>
  );
}
