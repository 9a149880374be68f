import Button from '@mui/material/Button';
import { useEditedFile } from '../edit/Place.tsx';
import { isObject, type Json, type Path } from '../files/json.ts';
import { retire } from '../store.ts';
import { quietButton } from './Ask.tsx';

interface RetireProps {
  readonly option: Json;
  readonly list: Path;
}

/**
 * Shows a button that retires an option: forms no longer offer it, and saved answers keep it. Shows nothing for lists
 * without options.
 */
export function Retire({ option, list }: RetireProps) {
  const { file } = useEditedFile();
  const isOption =
    file.startsWith('options/') && list.length === 1 && ['oneOf', 'enum'].includes(String(list[0]));
  if (!isOption) return null;
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
