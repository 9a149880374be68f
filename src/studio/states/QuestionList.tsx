import { FileLink } from '../files/FileLink.tsx';
import { hrefOf } from '../outline.ts';
import type { Question } from './questions.ts';
import { toastInWords } from './search.ts';

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly id: string;
  readonly step: string;
}

export function QuestionList({ questions, id, step }: QuestionListProps) {
  return (
    <div className="states-questions">
      <h5>The questions of “{step}” in words</h5>
      <dl>
        {questions.map(({ name, label, places, options, says }) => (
          <div key={name}>
            <dt>
              <a href={hrefOf(`${id}/${name}`)}>{label}</a> <code>{name}</code>
            </dt>
            <dd>
              <ul className="states-places">
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
                {toast && <span className="quiet"> (at the top: {toastInWords(toast)})</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
