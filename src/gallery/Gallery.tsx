import { type ReactNode, useEffect, useState } from 'react';
import * as portal from '#generated/portal.ts';
import { catalogue, type FlowEntry } from './catalogue.ts';
import { FileLink } from './FileLink.tsx';
import { OpenFile, openingWords } from './open-file.ts';
import { PortalSection } from './PortalSection.tsx';
import { PrintButton } from './phone/PrintButton.tsx';
import { portalTexts } from './portal-texts.ts';
import { ReportPanel } from './report/ReportPanel.tsx';
import { StepSection } from './StepSection.tsx';
import type { Place } from './schema-files.ts';
import { holds, isFound } from './search.ts';
import type { State } from './states/state.ts';

/** Every step of every form, in every state: what staff look at before they send a change. */
export function Gallery() {
  const [query, setQuery] = useQuery();
  const [isPrinting, setPrinting] = useState(false);
  const [opened, setOpened] = useState<Place>();
  const texts = portalTexts.filter(({ words }) => holds(words, query));
  const found = new Set<State>(
    catalogue.flatMap(({ steps }) =>
      steps.flatMap((entry) => entry.states.filter((state) => isFound(entry, state, query))),
    ),
  );
  const isShown = ({ steps }: FlowEntry) =>
    steps.some(({ states }) => states.some((state) => found.has(state)));
  return (
    <OpenFile value={setOpened}>
      <title>{`All forms - ${portal.product}`}</title>
      <Head query={query} onQuery={setQuery} onPrint={() => setPrinting(true)}>
        {counted(found.size, 'picture')}, {counted(texts.length, 'text')} of portal.json
      </Head>
      <Contents flows={catalogue.filter(isShown)} found={found} hasTexts={texts.length > 0} />
      <ReportPanel />
      <main>
        {catalogue.map((entry) => (
          <section
            key={entry.flow.definition.id}
            className="gallery-flow"
            aria-labelledby={`${entry.flow.definition.id}-title`}
            hidden={!isShown(entry)}
          >
            <h2 id={`${entry.flow.definition.id}-title`}>{entry.flow.definition.title}</h2>
            <p>
              <FileLink place={entry.file} />
            </p>
            {entry.steps.map((step) => (
              <StepSection key={step.id} entry={step} found={found} isPrinting={isPrinting} />
            ))}
          </section>
        ))}
        <PortalSection texts={texts} />
      </main>
      <p role="status" className="gallery-opened">
        {opened && openingWords(opened)}
      </p>
    </OpenFile>
  );
}

interface HeadProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onPrint: () => void;
  /** How much was found. */
  readonly children: ReactNode;
}

function Head({ query, onQuery, onPrint, children }: HeadProps) {
  return (
    <header className="gallery-head">
      <h1 tabIndex={-1}>All forms</h1>
      <p>
        Every step as students see it, in every state that the samples and conditions lead to. Beside each
        stand the files in which it is edited, and the line: press one to open it in your editor. Save a file,
        and this page shows the change.
      </p>
      <div className="gallery-tools">
        <label htmlFor="search">Find a form, a step, a question, a text or a file</label>
        <input
          id="search"
          name="search"
          type="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
        <p role="status">{children}</p>
        <PrintButton onPrepare={onPrint} />
      </div>
    </header>
  );
}

interface ContentsProps {
  readonly flows: readonly FlowEntry[];
  readonly found: ReadonlySet<State>;
  readonly hasTexts: boolean;
}

function Contents({ flows, found, hasTexts }: ContentsProps) {
  return (
    <nav className="gallery-contents" aria-label="Forms">
      <ul>
        {flows.map(({ flow, steps }) => (
          <li key={flow.definition.id}>
            {flow.definition.title}
            <ul>
              {steps.map(({ id, step, states }) => (
                <li key={id} hidden={!states.some((state) => found.has(state))}>
                  <a href={`#${id}`}>{step.title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li hidden={!hasTexts}>
          <a href="#portal">What belongs to the lender</a>
        </li>
      </ul>
    </nav>
  );
}

const counted = (count: number, what: string) => (count === 1 ? `1 ${what}` : `${count} ${what}s`);

/** What is searched for stands in the address: it is there after a reload, and can be sent to a colleague. */
function useQuery() {
  const address = new URL(window.location.href);
  const state = useState(address.searchParams.get('q') ?? '');
  const [query] = state;
  useEffect(() => {
    const next = new URL(window.location.href);
    if (query) next.searchParams.set('q', query);
    else next.searchParams.delete('q');
    window.history.replaceState(null, '', next);
  }, [query]);
  return state;
}
