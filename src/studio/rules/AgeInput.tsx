import type { FieldPlace } from '../files/unsaved-texts.ts';
import type { Json } from '../operations/files.ts';
import { fieldsOf } from '../operations/files.ts';
import { Choice } from '../tools/Choice.tsx';
import { Typed } from './Typed.tsx';

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

export function AgeInput({ file, path, label, value, onChange }: AgeInputProps) {
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
