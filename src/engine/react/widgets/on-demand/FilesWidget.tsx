import { useEffect, useRef, useState } from 'react';
import { type Answer, textOf } from '../../../core/answers.ts';
import { messagesOf } from '../../../core/environment.ts';
import { choicesOf } from '../../../core/values/options.ts';
import { messageOf } from '../../../core/words/compose-message.ts';
import { fieldMessages } from '../../../core/words/field-messages.ts';
import { typeMessages } from '../../../core/words/type-messages.ts';
import { deleteFile } from '../../../storage/files.ts';
import { Button } from '../../templates/Button.tsx';
import { acceptOf, checkFile, isLockedPdf, storeForUpload, tileWords } from '../files/chosen-files.ts';
import { FileName, FilePreview, FileTile, StoredFileName, useStoredFile } from '../files/file-view.tsx';
import type { WidgetProps } from '../widget.ts';
import '../../files.css';
import { registerWidget } from '../registry.tsx';

/**
 * Stores each file as soon as it is chosen. If a file breaks a rule, only this file is rejected. The message
 * contains the file's name.
 */
export function FilesWidget(props: WidgetProps) {
  const { field, id, describedBy, invalid } = props;
  const { schema, ui } = field;
  const { input, ids, refused, choose, remove } = useChosenFiles(props);
  const words = messagesOf(typeMessages);
  const tile = ids.length > 0 ? words.addFile : tileWords(schema.fileTypes);
  const room = (schema.maxItems ?? Number.POSITIVE_INFINITY) - ids.length;
  return (
    <div className="stack">
      {ids.length > 0 && (
        <ul className="files">
          {ids.map((file) => (
            <ChosenFile key={file} id={file} onRemove={() => void remove(file)} />
          ))}
        </ul>
      )}
      <div role="alert">
        {refused.map(({ key, name, message }) => (
          <p key={key} className="error-words">
            {name && `${name}: `}
            {message}
          </p>
        ))}
      </div>
      {room > 0 && (
        <FileTile
          words={tile}
          isSmall={ids.length > 0}
          ref={input}
          id={id}
          name={field.name}
          multiple={room > 1}
          accept={acceptOf(schema.fileTypes)}
          aria-label={`${tile}: ${ui.label}`}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // The input is cleared, because the browser would otherwise report no change if the same file
            // were chosen again.
            target.value = '';
            void choose(chosen);
          }}
        />
      )}
    </div>
  );
}

interface Refused {
  readonly key: string;
  readonly name: string;
  readonly message: string;
}

function useChosenFiles({ field, value, onChange }: WidgetProps) {
  const ids = idsIn(value);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const wordsOf = (rule: string) => messageOf(field, rule).message;
  /** The current ids are in a ref, because an asynchronous function may have started in an earlier render. */
  const held = useRef(ids);
  useEffect(() => {
    held.current = idsIn(value);
  }, [value]);

  function take(next: readonly string[]): void {
    held.current = next;
    onChange(next);
  }

  function refuse({ name }: Pick<File, 'name'>, message: string): void {
    setRefused((before) => [...before, { key: `${before.length}`, name, message }]);
  }

  async function add(chosen: File): Promise<void> {
    const { maxItems = Number.POSITIVE_INFINITY } = field.schema;
    if (held.current.length >= maxItems) return refuse(chosen, wordsOf('maxItems'));
    const checked = await checkFile(chosen, field);
    if (!('file' in checked)) return refuse(checked.isNamed ? { name: '' } : chosen, checked.refusal);
    const id = await storeForUpload(checked.file);
    take([...held.current, id]);
    // Password protection is checked after the file was added, so that submitting does not wait for the
    // check.
    if (!(await isLockedPdf(checked.file)) || !held.current.includes(id)) return;
    refuse(checked.file, wordsOf('locked'));
    await drop(id);
  }

  async function drop(id: string): Promise<void> {
    take(held.current.filter((each) => each !== id));
    await deleteFile(id);
  }

  return {
    input,
    ids,
    refused,
    async choose(chosen: readonly File[]): Promise<void> {
      setRefused([]);
      // Files are added one after another, because each counts towards the maximum number.
      for (const file of chosen) await add(file);
    },
    async remove(id: string): Promise<void> {
      setRefused([]);
      await drop(id);
      input.current?.focus();
    },
  };
}

const idsIn = (value: Answer): readonly string[] => choicesOf(value).map(textOf);

interface ChosenFileProps {
  readonly id: string;
  readonly onRemove: () => void;
}

function ChosenFile({ id, onRemove }: ChosenFileProps) {
  const stored = useStoredFile(id);
  const { file } = stored;
  const words = messagesOf(fieldMessages);
  return (
    <li className="file-chosen">
      {file && <FilePreview file={file} />}
      <span role="status" className="file-name">
        <FileName {...stored} />
      </span>
      <Button variant="text" onClick={onRemove} aria-label={`${words.remove} ${file?.name ?? ''}`}>
        {words.remove}
      </Button>
    </li>
  );
}

FilesWidget.FileName = StoredFileName;

export const register = () => registerWidget('files', FilesWidget);
