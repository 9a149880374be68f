import Button from '@mui/material/Button';
import type { AnswerShapes } from '#contract/answer-shapes.ts';
import { ShapesFile } from '../answer-counts/ShapesFile.tsx';
import { sentencesOf } from '../answer-counts/sentences.ts';
import { useKeptFocus } from '../edit/use-kept-focus.ts';
import { FileLink } from '../files/FileLink.tsx';
import type { Report } from '../protocol.ts';
import { addressOf, fix, run } from '../store.ts';
import { toolButton } from '../tools/Ask.tsx';
import { levelWords } from './level-words.ts';
import { Remedy } from './Remedy.tsx';
import './notices.css';
import { hrefOf } from '../outline.ts';

interface NoticesProps {
  readonly report: Report | undefined;
  readonly shapes: AnswerShapes | undefined;
}

/** Shows the problems that the check found or, if there are none, the effect of the changes on saved answers. */
export function Notices({ report, shapes }: NoticesProps) {
  const keepFocus = useKeptFocus<HTMLElement>();
  return (
    <section {...keepFocus} className="studio-notices" aria-labelledby="notices-title">
      <h2 id="notices-title">Check</h2>
      <p role="status">{report?.summary ?? 'Checking the files…'}</p>
      <ul>
        {report?.notices.map(({ level, file, line, path, message, remedies, answers = [] }) => (
          <li key={`${file}:${line} ${message}`} data-level={level}>
            <p>
              <strong>{levelWords[level]}:</strong> {message}{' '}
              <a href={hrefOf(addressOf(file, path))}>Go there</a> <FileLink place={`${file}:${line}`} />
            </p>
            {shapes &&
              sentencesOf(answers, shapes).map((sentence) => (
                <p key={sentence} className="studio-count">
                  {sentence}
                </p>
              ))}
            {remedies.map(({ words, how, changes, isUpdate }) => (
              <div key={words} className="studio-remedy">
                <Remedy words={words} how={how} />
                {changes && (
                  <Button
                    aria-label={`Do this: ${words}`}
                    {...toolButton}
                    onClick={() => void run(() => ({ label: words, changes }))}
                  >
                    Do this
                  </Button>
                )}
                {isUpdate && (
                  <Button {...toolButton} onClick={() => void fix()}>
                    Update the rest
                  </Button>
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
      <ShapesFile shapes={shapes} />
    </section>
  );
}
