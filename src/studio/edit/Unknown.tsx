import type { Json, Path } from '../files/json.ts';
import { useEditedFile } from './Place.tsx';

export function Unknown({
  name,
  value,
  path,
}: {
  readonly name: string;
  readonly value: Json;
  readonly path: Path;
}) {
  const { file } = useEditedFile();
  return (
    <div className="studio-unknown">
      <p>
        <strong>{name}</strong> cannot be shown here, and stays as it is. To change it, open {file} at{' '}
        {path.join(' › ')}.
      </p>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </div>
  );
}
