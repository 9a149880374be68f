import TextField from '@mui/material/TextField';
import { shortened } from '../files/sentence.ts';
import { change, filesNow } from '../store.ts';
import { useTyped } from './use-typed.ts';

/** Returns the id of the step's text field or, if the step has no text, of the button that adds a text. */
export const textId = (file: string) => `text-${file}`;

export function MarkdownEditor({ file }: { readonly file: string }) {
  const text = filesNow().texts.get(file) ?? '';
  const { shown, type, run, startRun } = useTyped(text.replaceAll('\r\n', '\n'));
  return (
    <section className="studio-object">
      <TextField
        label="Text"
        id={textId(file)}
        value={shown}
        placeholder="Write the text here."
        multiline
        minRows={6}
        size="medium"
        slotProps={{ inputLabel: { shrink: true } }}
        helperText="Paragraphs, ## headings, lists (- or 1.), **bold** and [links](https://…). Nothing else."
        onFocus={startRun}
        onChange={({ target }) => {
          type(target.value);
          const written = text.includes('\r\n') ? target.value.replaceAll('\n', '\r\n') : target.value;
          void change(
            `Text: ${shortened(target.value)}`,
            [{ file, do: 'write', text: written }],
            run.current,
          );
        }}
      />
    </section>
  );
}
