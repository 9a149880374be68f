import type { Notice, Report } from '../../scripts/studio/protocol.ts';

const levels: Readonly<Record<Notice['level'], string>> = {
  wrong: 'To be mended',
  unsafe: 'Answers would be lost',
  noticed: 'People notice',
  safe: 'Nobody is hurt',
};

/** What is wrong, or who is hurt by what was changed, before it is sent. */
export function Notices({ report }: { readonly report: Report | undefined }) {
  return (
    <section className="studio-notices" aria-labelledby="notices-title">
      <h2 id="notices-title">Check</h2>
      <p role="status">{report?.summary ?? 'Looking at the files…'}</p>
      <ul>
        {report?.notices.map(({ level, file, line, message, remedies }) => (
          <li key={`${file}:${line} ${message}`} data-level={level}>
            <p>
              <strong>{levels[level]}:</strong> {message}
            </p>
            {remedies.map(({ words }) => (
              <p key={words} className="studio-help">
                {words}
              </p>
            ))}
            <p className="studio-help">
              {file}, line {line}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
