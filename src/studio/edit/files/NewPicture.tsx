import { useId, useRef, useState } from 'react';
import type { Path } from '../../files/json.ts';
import { addPicture } from '../../operations/pictures.ts';
import { filesNow, run, store } from '../../store.ts';

interface NewPictureProps {
  readonly name: string;
  readonly file: string;
  readonly path: Path;
}

export function NewPicture({ name, file, path }: NewPictureProps) {
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [id, help] = [useId(), useId()];

  async function add(picture: File | undefined): Promise<void> {
    if (!picture) return;
    const base64 = await base64Of(picture);
    const { name } = picture;
    await run(() => addPicture(filesNow().texts.keys(), { name, base64, file, path }));
    const { said, isRefused } = store.snapshot();
    setProblem(isRefused ? said : '');
    // Without this, choosing a file of the same name again would fire no change event.
    if (input.current) input.current.value = '';
  }

  return (
    <div className="studio-new-picture">
      <label htmlFor={id}>{name}: add one from this computer</label>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".png,.jpg,.jpeg,.webp,.svg"
        aria-describedby={help}
        onChange={(event) => void add(event.target.files?.[0])}
      />
      <p id={help} className="studio-help">
        {problem && <strong>{problem} Nothing is written. </strong>}
        PNG, JPEG, WebP or SVG, at most 100 KB. It gets its name from the file.
      </p>
    </div>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(new Error('This file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
