import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { dropFile, findFile, type KeptFile, keepFile } from '../files.ts';
import { Button } from '../templates/Button.tsx';
import { sizeInWords } from './file-size.ts';
import type { WidgetProps } from './widget.ts';

/**
 * One file, chosen from gallery, camera or folder (no `capture`, which would hide the first and the last).
 * A file that breaks a rule is refused before anything is kept; the choice before it goes as well, or the student
 * would send that one believing that it is this.
 */
export function FileWidget({ field, id, value, onChange, describedBy, refuse }: WidgetProps) {
  const { schema, ui } = field;
  const input = useRef<HTMLInputElement>(null);
  const file = useKeptFile(value);
  useEffect(() => showInControl(input.current, file), [file]);

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const broken = brokenRule(chosen, schema.maxBytes, schema.fileTypes);
    onChange(broken ? '' : await keepFile(chosen));
    refuse(broken);
    if (broken) showInControl(input.current, undefined);
    if (value) await dropFile(value);
  }

  async function remove() {
    onChange('');
    refuse(undefined);
    await dropFile(value);
    input.current?.focus();
  }

  return (
    <Stack spacing={2}>
      <input
        ref={input}
        id={id}
        name={field.name}
        type="file"
        accept={acceptOf(schema.fileTypes)}
        aria-describedby={describedBy}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      {file && (
        <Stack spacing={1}>
          <FilePreview file={file} />
          <Typography>
            {file.name} ({sizeInWords(file.bytes.size)})
          </Typography>
          <Button look="plain" onClick={() => void remove()} aria-label={`Remove ${ui.noun}`}>
            Remove
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** Lets the browser's own control name the kept file, also after a reload, instead of "No file chosen". */
function showInControl(control: HTMLInputElement | null, file: KeptFile | undefined): void {
  if (!control) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(new File([file.bytes], file.name, { type: file.bytes.type }));
  control.files = transfer.files;
}

function useKeptFile(id: string): KeptFile | undefined {
  const [file, setFile] = useState<KeptFile>();
  useEffect(() => {
    let isCurrent = true;
    void (id ? findFile(id) : Promise.resolve(undefined)).then((found) => isCurrent && setFile(found));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return file;
}

function FilePreview({ file }: { file: KeptFile }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.bytes.type.startsWith('image/')) return setUrl(undefined);
    const made = URL.createObjectURL(file.bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!url) return null;
  return (
    <Box
      component="img"
      src={url}
      // No picture after all; what it is, the server says.
      onError={() => setUrl(undefined)}
      alt={`Preview of ${file.name}`}
      sx={{ width: '100%', maxHeight: '50vh', objectFit: 'contain', bgcolor: 'divider', borderRadius: 1 }}
    />
  );
}

function brokenRule(file: File, maxBytes = Number.POSITIVE_INFINITY, fileTypes?: readonly string[]) {
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'maxBytes';
  const type = file.name.split('.').pop()?.toLowerCase() ?? '';
  return fileTypes && !fileTypes.includes(type) ? 'fileTypes' : undefined;
}

const mimeTypes: { readonly [type: string]: string } = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** Both spellings, because phones filter by the first and file managers by the second. */
function acceptOf(fileTypes: readonly string[] = []): string {
  return [...new Set(fileTypes.flatMap((type) => [mimeTypes[type] ?? [], `.${type}`].flat()))].join(',');
}
