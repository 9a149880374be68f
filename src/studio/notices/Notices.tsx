import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AnswerShapes } from '#contract/answer-shapes.ts';
import { ShapesFile } from '../answer-counts/ShapesFile.tsx';
import { sentencesOf } from '../answer-counts/sentences.ts';
import { useKeptFocus } from '../edit/use-kept-focus.ts';
import { GoThere } from '../outline/GoThere.tsx';
import type { Notice } from '../protocol.ts';
import type { Studio } from '../store.ts';
import { quietButton } from '../tools/Ask.tsx';
import { inOrder } from './in-order.ts';
import { levelWords } from './level-words.ts';
import { Remedy } from './Remedy.tsx';
import './notices.css';

interface NoticesProps extends Pick<Studio, 'report' | 'seen' | 'shapes'> {
  readonly near?: string | undefined;
}

export function Notices({ report, seen, shapes, near }: NoticesProps) {
  const [isOpen, setOpen] = useState(true);
  const keepFocus = useKeptFocus<HTMLElement>();
  const notices = report?.notices ?? [];
  const [safe, urgent] = [true, false].map((isSafe) =>
    inOrder(
      notices.filter(({ level }) => (level === 'safe') === isSafe),
      seen,
      near,
    ),
  ) as [readonly Notice[], readonly Notice[]];
  return (
    <section {...keepFocus} className="studio-notices" aria-labelledby="notices-title">
      <h2 id="notices-title">Check</h2>
      <p role="status">{report?.summary ?? 'Checking the files…'}</p>
      {notices.length > 0 && (
        <Button {...quietButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fold' : 'Unfold'}
        </Button>
      )}
      {isOpen && <List notices={urgent} shapes={shapes} />}
      {isOpen && safe.length > 0 && (
        <details className="studio-safe">
          <summary>
            {safe.length === 1 ? 'Show the safe change' : `Show the ${safe.length} safe changes`}
          </summary>
          <List notices={safe} shapes={shapes} />
        </details>
      )}
      {isOpen && <ShapesFile shapes={shapes} />}
    </section>
  );
}

function List({
  notices,
  shapes,
}: {
  readonly notices: readonly Notice[];
  readonly shapes: AnswerShapes | undefined;
}) {
  if (notices.length === 0) return null;
  return (
    <ul>
      {notices.map(({ level, file, line, path, message, remedies, answers = [] }) => (
        <li key={`${file}:${line} ${message}`} data-level={level}>
          <p>
            <strong>{levelWords[level]}:</strong> {message} <GoThere file={file} path={path} />
          </p>
          {shapes &&
            sentencesOf(answers, shapes).map((sentence) => (
              <p key={sentence} className="studio-count">
                {sentence}
              </p>
            ))}
          {remedies.map((remedy) => (
            <div key={remedy.words} className="studio-remedy">
              <Remedy {...remedy} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
