import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { AnswerShapes } from '#contract/answer-shapes.ts';
import { counted } from '../files/sentence.ts';
import { showShapes, useStudio } from '../store.ts';
import { shapesIn } from './shapes.ts';

/** Lets staff open a file of answer counts. The browser reads the file, and never sends it to the server. */
export function ShapesFile() {
  const { shapes } = useStudio();
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = shapesIn(await file.text());
    setProblem(typeof read === 'string' ? read : '');
    if (typeof read !== 'string') showShapes(read);
    // Empties the field. Otherwise, choosing the same file again would not fire a change event.
    if (input.current) input.current.value = '';
  }

  return (
    <details className="studio-shapes">
      <summary>How many saved answers are affected?</summary>
      <label>
        File of counts{' '}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      <p role="status" className="studio-help">
        {problem ||
          (shapes
            ? wordsOf(shapes)
            : 'Ask whoever runs the portal’s server for this file: the office command “drafts-shape” writes it. It holds counts only, nobody’s answers.')}
      </p>
      {shapes && (
        <Button
          variant="text"
          onClick={() => {
            showShapes(undefined);
            setProblem('');
            input.current?.focus();
          }}
        >
          Close the counts
        </Button>
      )}
    </details>
  );
}

function wordsOf({ day, forms }: AnswerShapes): string {
  const count = new Set(forms.map(({ form }) => form)).size;
  return `Counted on ${day}: ${counted(count, 'form')}.`;
}
