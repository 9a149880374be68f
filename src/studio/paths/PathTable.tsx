import { versionInWords } from '../changes/version-in-words.ts';
import { textAt } from '../files/json.ts';
import { counted } from '../files/sentence.ts';
import { hrefOf } from '../outline.ts';
import type { PathEntry, Version } from '../protocol.ts';
import { jsonOf } from '../store.ts';

interface PathTableProps {
  readonly paths: readonly PathEntry[];
  readonly comparedWith: Version | undefined;
}

export function PathTable({ paths, comparedWith }: PathTableProps) {
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
