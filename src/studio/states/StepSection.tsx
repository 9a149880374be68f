import { FileLink } from '../files/FileLink.tsx';
import { hrefOf } from '../outline.ts';
import { Picture } from '../phone/Picture.tsx';
import { isOnTheWay, type StepEntry } from './catalogue.ts';
import { addressOf, type State } from './model/state.ts';
import type { Question } from './questions.ts';
import { toastInWords } from './search.ts';

interface StepSectionProps {
  readonly entry: StepEntry;
  readonly found: ReadonlySet<State>;
  readonly isPrinting: boolean;
}

const kinds = {
  form: 'Questions',
  list: 'Repeated questions',
  content: 'Text',
  quiz: 'Quiz',
  review: 'Review',
  end: 'Last page',
} as const;

export function StepSection({ entry, found, isPrinting }: StepSectionProps) {
  const { id, flow, step, files, dependsOn, states, unreached, questions } = entry;
  return (
    <section
      id={id}
      className="states-step"
      aria-labelledby={`${id}-title`}
      hidden={!states.some((state) => found.has(state))}
    >
      <h4 id={`${id}-title`}>
        <a href={hrefOf(id)}>{step.title}</a> <span className="quiet">({flow.definition.title})</span>
      </h4>
      <p>
        {kinds[step.kind]}, {whereOf(entry)}
        {dependsOn.length > 0 && `. Only some students see it: it depends on ${dependsOn.join(', ')}`}
      </p>
      <ul className="states-places" aria-label="Files">
        {files.map((file) => (
          <li key={file}>
            <FileLink place={file} />
          </li>
        ))}
      </ul>
      {unreached.length > 0 && (
        <p className="notice notice-error">
          No sample and no option makes condition {unreached.join(', ')} both true and false. Add a sample
          that does.
        </p>
      )}
      <div className="states-pictures">
        {states.map((state) => (
          <StateArticle
            key={state.id}
            entry={entry}
            state={state}
            isHidden={!found.has(state)}
            isPrinting={isPrinting}
          />
        ))}
      </div>
      {questions.length > 0 && <QuestionList questions={questions} id={id} step={step.title} />}
    </section>
  );
}

interface StateArticleProps extends Pick<StepSectionProps, 'entry' | 'isPrinting'> {
  readonly state: State;
  readonly isHidden: boolean;
}

function StateArticle({ entry, state, isHidden, isPrinting }: StateArticleProps) {
  const { flow, step } = entry;
  return (
    <article hidden={isHidden}>
      <h5>{state.title}</h5>
      <p>
        {state.file && (
          <>
            <FileLink place={state.file} />{' '}
          </>
        )}
        {!isOnTheWay(entry, state) && 'These answers do not lead to this step. '}
        {state.toast && `With the message at the top: ${toastInWords(state.toast)}`}
      </p>
      <a
        className="states-try"
        href={hrefOf({ kind: 'try', form: flow.definition.id, step: step.id, state: state.id })}
        aria-label={`Try it out: ${step.title}, ${state.title}`}
      >
        Try it out
      </a>
      <Picture
        flow={flow}
        stepId={step.id}
        state={state}
        title={`${step.title}: ${state.title}`}
        isHidden={isHidden}
        isPrinting={isPrinting}
      />
    </article>
  );
}

function whereOf({ flow, step }: StepEntry): string {
  const address = addressOf(flow, step);
  return address
    ? `at ${address}`
    : 'in a page or box of its own, which has more around them than is shown here';
}

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly id: string;
  readonly step: string;
}

function QuestionList({ questions, id, step }: QuestionListProps) {
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
