import { FileLink } from '../FileLink.tsx';
import { type Report, useReport } from './report.ts';

/** Beside the pictures: what is wrong in the files, and what a change means for students. Each save renews it. */
export function ReportPanel() {
  const report = useReport();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="gallery-report" aria-labelledby="report-title" tabIndex={0}>
      <h2 id="report-title">Check and diff</h2>
      <p role="status">{report ? inShort(report) : 'Looking at the files…'}</p>
      {report && report.findings.length > 0 && <Findings findings={report.findings} />}
      {report && report.verdicts.length > 0 && <Verdicts verdicts={report.verdicts} />}
    </section>
  );
}

function inShort({ findings, summary }: Report): string {
  if (findings.length === 0) return `The check finds nothing wrong. ${summary}`;
  const slips = findings.length === 1 ? '1 slip' : `${findings.length} slips`;
  return `The check finds ${slips}. The pictures show the last good form.`;
}

function Findings({ findings }: Pick<Report, 'findings'>) {
  return (
    <>
      <h3>What is wrong</h3>
      <ul>
        {findings.map(({ place, message, fix }) => (
          <li key={`${place} ${message}`}>
            <FileLink place={place} />
            <p>{message}</p>
            {fix && <p className="gallery-fix">{fix}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Verdicts({ verdicts }: Pick<Report, 'verdicts'>) {
  return (
    <>
      <h3>What it means for students</h3>
      <ul>
        {verdicts.map(({ place, level, message, remedies }) => (
          <li key={`${place} ${message}`} data-level={level}>
            <FileLink place={place} />
            <p>
              <strong>{level}:</strong> {message}
            </p>
            {remedies.map(({ words, paste }, index) => (
              <div key={words} className="gallery-fix">
                <p>
                  {index > 0 && 'Or: '}
                  {words}
                </p>
                {paste && <pre>{paste}</pre>}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
