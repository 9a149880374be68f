import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { change, store } from '../store.ts';

/** A page of text, or the note above the questions. The phone beside it shows how it reads. */
export function MarkdownEditor({ file }: { readonly file: string }) {
  const run = useRef('');
  const text = store.snapshot().texts.get(file) ?? '';
  return (
    <section className="studio-object">
      <TextField
        label="Text"
        value={text.replaceAll('\r\n', '\n')}
        multiline
        minRows={6}
        fullWidth
        helperText="Paragraphs, ## headings, lists (- or 1.), **bold** and [links](https://…). Nothing else."
        onFocus={() => {
          run.current = `${file} ${Date.now()}`;
        }}
        onChange={({ target }) => {
          const written = text.includes('\r\n') ? target.value.replaceAll('\n', '\r\n') : target.value;
          void change(`Text: ${file}`, [{ file, do: 'write', text: written }], run.current);
        }}
      />
    </section>
  );
}
