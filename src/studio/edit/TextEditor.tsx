import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { shortened, typedInWords } from '../files/sentence.ts';
import { staysInWords } from '../files/unsaved-texts.ts';
import { typesOf } from '../meta/meta-schema.ts';
import { problemWith } from '../meta/problem.ts';
import { writing } from '../operations/wording/retitle.ts';
import { change, jsonOf } from '../store.ts';
import { type EditorProps, idOf, useEditedFile } from './Place.tsx';
import { useTyped } from './use-typed.ts';

/** If the meta schema allows more characters than this, the field has several lines. */
const longText = 200;

/**
 * Writes valid input to the file at each key press. Invalid input is not written: it stays in the field with
 * an error message, even after staff select another item and return.
 */
export function TextEditor({
  name,
  node,
  value,
  path,
  isOptional = false,
}: EditorProps & { readonly value: string | number | null }) {
  const { file, root } = useEditedFile();
  const types = typesOf(node);
  const isNumber = types.some((type) => type === 'integer' || type === 'number');
  const { shown, type, run, startRun, onKeyDown } = useTyped(
    String(value ?? ''),
    (text) => problemOf(text) !== '',
    { file, path, name },
  );
  const problem = problemOf(shown);
  const description = useId();
  // Whether the field has several lines is decided only once, because replacing the input by a textarea would
  // take the focus away while someone types.
  const [isLong] = useState(() => (node.maxLength ?? 0) > longText || String(value ?? '').length > 60);

  function problemOf(text: string): string {
    return problemWith(root, node, written(text));
  }

  function written(text: string): string | number | null {
    if (text === '' && types.includes('null')) return null;
    return isNumber ? numberIn(text) : text;
  }

  function write(typed: string): void {
    const text = type(typed);
    if (text === undefined) return;
    const label = name === value && text !== '' ? shortened(text) : typedInWords(name, text);
    void change(label, writing(jsonOf, file, path, written(text)), run.current);
  }

  return (
    <TextField
      id={idOf(file, path)}
      label={name}
      value={shown}
      error={problem !== ''}
      helperText={
        <>
          {problem && (
            <strong>
              {problem} {isOptional && shown === '' && 'To leave it out, press Remove (×) beside it. '}
              {staysInWords(String(value ?? ''))}{' '}
            </strong>
          )}
          {node.description}
        </>
      }
      multiline={!isNumber && isLong}
      slotProps={{
        htmlInput: { 'aria-describedby': description, inputMode: isNumber ? 'decimal' : 'text' },
        formHelperText: { id: description },
      }}
      onFocus={startRun}
      onKeyDown={onKeyDown}
      onChange={(event) => write(event.target.value)}
    />
  );
}

const numberIn = (text: string) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN);
