import { useEffect, useMemo, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { filesOf } from '../files/schema-files.ts';
import { counted } from '../files/sentence.ts';
import { Notices } from '../notices/Notices.tsx';
import { hrefOf } from '../outline.ts';
import { useStudio } from '../store.ts';
import { type FlowEntry, useCatalogue } from './catalogue.ts';
import type { State } from './model/state.ts';
import { PortalSection, portalTexts } from './PortalSection.tsx';
import { StepSection } from './StepSection.tsx';
import { holds, isFound } from './search.ts';
import './states.css';

/** On this page, staff review every step of every form in every state before they commit a change. */
export function StatesPage({ at }: { readonly at: string | undefined }) {
  const { texts } = useStudio();
  const [query, setQuery] = useQuery();
  const [isPrinting, setPrinting] = useState(false);
  const { flows, isWhole, retry } = useCatalogue();
  const lender = useMemo(() => portalTexts(filesOf(texts)), [texts]);
  const lenderTexts = lender.filter(({ words }) => holds(words, query));
  const found = new Set<State>(
    flows.flatMap(({ steps }) =>
      steps.flatMap((entry) => entry.states.filter((state) => isFound(entry, state, query))),
    ),
  );
  const isShown = ({ steps }: FlowEntry) =>
    steps.some(({ states }) => states.some((state) => found.has(state)));
  useEffect(() => {
    if (isWhole && at) document.getElementById(at)?.scrollIntoView();
  }, [isWhole, at]);
  return (
    <main className="states">
      <Head query={query} onQuery={setQuery} onPrint={() => setPrinting(true)} onRetry={retry}>
        {isWhole
          ? `${counted(found.size, 'picture')}, ${counted(lenderTexts.length, 'text')} of portal.json`
          : retry
            ? 'Not every form could be loaded.'
            : 'Loading every state…'}
      </Head>
      <Contents flows={flows.filter(isShown)} found={found} />
      <div className="states-flows">
        {flows.map((entry) => {
          const { id, title } = entry.flow.definition;
          return (
            <section
              key={id}
              id={id}
              className="states-flow"
              aria-labelledby={`${id}-title`}
              hidden={!isShown(entry)}
            >
              <h3 id={`${id}-title`}>
                <a href={hrefOf(id)}>{title}</a>
              </h3>
              {entry.steps.map((step) => (
                <StepSection key={step.id} entry={step} found={found} isPrinting={isPrinting} />
              ))}
            </section>
          );
        })}
        <PortalSection texts={lenderTexts} />
      </div>
      <div className="states-check">
        <Notices />
      </div>
    </main>
  );
}

interface HeadProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onPrint: () => void;
  readonly onRetry: (() => void) | undefined;
  readonly children: string;
}

function Head({ query, onQuery, onPrint, onRetry, children }: HeadProps) {
  return (
    <div className="states-head">
      <h2>All states of all forms</h2>
      <p>
        Every step as students see it, in every state that the samples and conditions lead to. Press the title
        of a step or a question to change it, or the name of a file to open it in your editor. This page also
        shows changes that you save in an editor.
      </p>
      <div className="states-tools">
        <label htmlFor="search">Find a form, a step, a question, a text or a file</label>
        <input
          id="search"
          name="search"
          type="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
        <p role="status">{children}</p>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <PrintButton onPrepare={onPrint} />
      </div>
    </div>
  );
}

interface ContentsProps {
  readonly flows: readonly FlowEntry[];
  readonly found: ReadonlySet<State>;
}

function Contents({ flows, found }: ContentsProps) {
  return (
    <nav className="states-contents" aria-label="Forms">
      <ul>
        {flows.map(({ flow: { definition }, steps }) => (
          <li key={definition.id}>
            {definition.title}
            <ul>
              {steps.map(({ id, step, states }) => (
                <li key={id} hidden={!states.some((state) => found.has(state))}>
                  <a href={hrefOf({ kind: 'states', at: id })}>{step.title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Keeps the search words in the URL, so that they survive a reload and can be shared as a link. */
function useQuery() {
  const state = useState(() => new URL(window.location.href).searchParams.get('q') ?? '');
  const [query] = state;
  useEffect(() => {
    const next = new URL(window.location.href);
    if (query) next.searchParams.set('q', query);
    else next.searchParams.delete('q');
    window.history.replaceState(null, '', next);
  }, [query]);
  return state;
}

/** Prints the page. Before the print dialog opens, all pictures that match the search are drawn. */
function PrintButton({ onPrepare }: { readonly onPrepare: () => void }) {
  const [isPreparing, setPreparing] = useState(false);
  const [missing, setMissing] = useState(0);

  useEffect(() => {
    if (!isPreparing) return;
    const timer = setInterval(() => {
      const left = picturesNotReady();
      setMissing(left);
      if (left > 0) return;
      setPreparing(false);
      window.print();
    }, 200);
    return () => clearInterval(timer);
  }, [isPreparing]);

  return (
    <>
      <Button
        aria-disabled={isPreparing}
        onClick={() => {
          onPrepare();
          setPreparing(true);
        }}
      >
        Print what is shown
      </Button>
      <p role="status">{isPreparing && missing > 0 && `Drawing ${missing} pictures…`}</p>
    </>
  );
}

function picturesNotReady(): number {
  const pictures = [...document.querySelectorAll('.picture:not([data-ready])')];
  return pictures.filter((picture) => !picture.closest('[hidden]')).length;
}
