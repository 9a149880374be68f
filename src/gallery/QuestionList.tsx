import { FileLink } from './FileLink.tsx';
import type { Question } from './questions.ts';
import { inWords } from './toast-words.ts';

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** The step's title. */
  readonly step: string;
}

/** What the pictures cannot show at once: every answer to choose from, and every message there can be. */
export function QuestionList({ questions, step }: QuestionListProps) {
  return (
    <div className="gallery-questions">
      <h4>The questions of “{step}” in words</h4>
      <dl>
        {questions.map(({ name, label, places, options, says }) => (
          <div key={name}>
            <dt>
              {label} <code>{name}</code>
            </dt>
            <dd>
              <ul className="gallery-places">
                {places.map((place) => (
                  <li key={place}>
                    <FileLink place={place} />
                  </li>
                ))}
              </ul>
            </dd>
            {options.length > 0 && <dd>Choices: {options.join('; ')}</dd>}
            {says.map(({ when, message, toast }) => (
              <dd key={message}>
                <span className="quiet">{when}: </span>
                {message}
                {toast && <span className="quiet"> (at the top: {inWords(toast)})</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
