import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { call } from '../call.ts';
import { versionInWords } from '../changes/version-in-words.ts';
import { textAt } from '../files/json.ts';
import { counted } from '../files/sentence.ts';
import { formIn, hrefOf } from '../outline.ts';
import type { FileChange, PathEntry, Paths, Version } from '../protocol.ts';
import { change, jsonOf, outlineNow, useStudio } from '../store.ts';
import './paths.css';

export function PathsPage({ form }: { readonly form: string }) {
  const { found, problem } = usePaths(form);
  const title = formIn(outlineNow(), form)?.title ?? form;
  return (
    <main className="studio-paths" aria-labelledby="paths-title">
      <p>
        <a href={hrefOf(form)}>Back to {title}</a>
      </p>
      <h2 id="paths-title">Every path through {title}</h2>
      {problem && <p role="alert">{problem}</p>}
      <p role="status">{found ? summaryOf(found) : problem || found === null ? '' : 'Finding every path…'}</p>
      {found === null && <p>This form cannot be read as it is. The check says what to fix first.</p>}
      {found && (
        <>
          {found.isLimited && (
            <p className="studio-paths-mark" data-mark="bad">
              There are too many combinations to try them all, so some paths may be missing here.
            </p>
          )}
          {!found.isCombined && (
            <p>
              With every combination there are {found.total.toLocaleString('en-GB')} paths. Questions that do
              not affect each other are each shown once, on the shortest path.
            </p>
          )}
          <PathTable paths={found.paths} comparedWith={found.comparedWith} />
          <NeverAsked {...found.neverAsked} isLimited={found.isLimited} />
          <Samples form={form} samples={found.samples} />
        </>
      )}
    </main>
  );
}

/**
 * Loads the paths through a form. `found` is undefined until the paths have loaded, and null if the form
 * cannot be read. While the paths load again, `found` keeps the last result.
 */
function usePaths(form: string) {
  const { texts } = useStudio();
  const [found, setFound] = useState<Paths | null>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (texts.size === 0) return;
    let isLast = true;
    call('paths', { form }).then(
      (answer) => {
        if (!isLast) return;
        setFound(answer);
        setProblem('');
      },
      (error: unknown) => isLast && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isLast = false;
    };
  }, [form, texts]);
  return { found, problem };
}

function summaryOf({ paths, neverAsked, comparedWith }: Paths): string {
  const now = paths.filter((path) => path.change !== 'gone');
  const having = (change: string) => paths.filter((path) => path.change === change).length;
  const ends = now.filter(({ deadEnd }) => deadEnd !== undefined).length;
  const left = neverAsked.questions.length + neverAsked.steps.length;
  const changes = (['new', 'changed', 'gone'] as const).flatMap((change) =>
    having(change) > 0 ? `${having(change)} ${change}` : [],
  );
  return [
    `${counted(now.length, 'path')}, ${ends === 0 ? 'no dead ends' : counted(ends, 'dead end')}, ${
      left === 0 ? 'every question is asked on some path' : `${left} never asked`
    }.`,
    comparedWith
      ? `Since ${versionInWords(comparedWith)}: ${changes.join(', ') || 'no path has changed'}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function NeverAsked({ steps, questions, isLimited }: Paths['neverAsked'] & { readonly isLimited: boolean }) {
  if (steps.length + questions.length === 0) return null;
  return (
    <section aria-labelledby="never-title">
      <h3 id="never-title">Never asked</h3>
      <p>
        {isLimited ? 'No path that was tried reaches these.' : 'No answers lead to these.'} Check the
        conditions that show them.
      </p>
      <ul>
        {[...steps.map((step) => `The step ${step}`), ...questions].map((each) => (
          <li key={each}>
            <strong className="studio-paths-mark" data-mark="bad">
              Never asked
            </strong>{' '}
            {each}
          </li>
        ))}
      </ul>
    </section>
  );
}

const titleOf = (sample: FileChange) =>
  (sample.do === 'write' && textAt(JSON.parse(sample.text), ['title'])) || sample.file;

function Samples({ form, samples }: { readonly form: string; readonly samples: Paths['samples'] }) {
  const files = counted(samples.length, 'file');
  const isNeeded = samples.length > 0;
  return (
    <section aria-labelledby="samples-title">
      <h3 id="samples-title">Samples</h3>
      <p>
        {isNeeded
          ? 'The existing samples stay, and these are added, so that the samples cover every set of questions that each step can ask. Every check then compares what the form says with these samples.'
          : 'The existing samples cover everything.'}
      </p>
      <Button
        aria-disabled={!isNeeded}
        onClick={() =>
          isNeeded && void change(`Add ${counted(samples.length, 'sample')} to ${form}`, samples)
        }
      >
        Add the missing samples ({files})
      </Button>
      {isNeeded && (
        <ul className="studio-files">
          {samples.map((sample) => (
            <li key={sample.file}>{titleOf(sample)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PathTableProps {
  readonly paths: readonly PathEntry[];
  readonly comparedWith: Version | undefined;
}

function PathTable({ paths, comparedWith }: PathTableProps) {
  const caption = `Paths through the form${comparedWith ? `, compared with ${versionInWords(comparedWith)}` : ''}`;
  return (
    // In a narrow window the table scrolls sideways, which must be possible by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <section className="studio-paths-table" aria-label="Paths" tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Way</th>
            <th scope="col">Answers that lead here</th>
            <th scope="col">Steps in order</th>
            <th scope="col">Fewest answers</th>
            <th scope="col">Covered by samples</th>
          </tr>
        </thead>
        <tbody>
          {paths.map((path, index) => (
            <PathRow key={path.key} path={path} number={index + 1} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const marks = { same: undefined, new: 'New', changed: 'Changed', gone: 'Gone' } as const;

function PathRow({ path, number }: { readonly path: PathEntry; readonly number: number }) {
  const { change, deadEnd, given, leftOpen, steps, answers, samples, added, removed } = path;
  const mark = marks[change];
  return (
    <tr>
      <th scope="row">
        Path {number}
        {mark && (
          <span className="studio-paths-mark" data-mark={change}>
            {mark}
          </span>
        )}
        {deadEnd !== undefined && (
          <span className="studio-paths-mark" data-mark="bad">
            Dead end
          </span>
        )}
      </th>
      <td>
        {given.length === 0 ? (
          leftOpen.length === 0 && 'Any answers'
        ) : (
          <dl>
            {given.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt> <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        )}
        {leftOpen.length > 0 && (
          <p className={given.length > 0 ? 'studio-help' : undefined}>Left open: {leftOpen.join('; ')}</p>
        )}
        {deadEnd !== undefined && (
          <p>No valid answer was found for {deadEnd}: nobody can continue past it.</p>
        )}
      </td>
      <td>
        <ol>
          {steps.map(({ id, title, asked, onlySome }) => (
            <li key={id}>
              {title}
              {asked > 0 && <span className="studio-help"> {counted(asked, 'question')}</span>}
              {onlySome.length > 0 && <span className="studio-paths-some">with {onlySome.join(', ')}</span>}
            </li>
          ))}
        </ol>
        {added.length > 0 && <p>Now asks: {added.join(', ')}</p>}
        {removed.length > 0 && <p>No longer asks: {removed.join(', ')}</p>}
      </td>
      <td>{deadEnd === undefined ? answers : 'Cannot be finished'}</td>
      <td>{change === 'gone' ? 'No longer possible' : <SampleLinks samples={samples} />}</td>
    </tr>
  );
}

function SampleLinks({ samples }: { readonly samples: readonly string[] }) {
  if (samples.length === 0) return 'None';
  return (
    <ul className="studio-files">
      {samples.map((file) => (
        <li key={file}>
          <a href={hrefOf({ kind: 'file', file })}>{textAt(jsonOf(file), ['title']) ?? file}</a>
        </li>
      ))}
    </ul>
  );
}
