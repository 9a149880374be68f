import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import * as portal from '#generated/portal.ts';
import { discardsAnswers } from '#scripts/schemas/diff/verdict.ts';
import { call } from '../call.ts';
import { useKeptFocus } from '../edit/use-kept-focus.ts';
import { effectOf, effects, effectWords } from '../notices/effects.ts';
import type { Base, Notice } from '../protocol.ts';
import { change, doing, store, useStudio } from '../store.ts';
import { commitSubjectsOf } from './commit-subjects.ts';
import { partsOf } from './grouped.ts';
import { PartSection } from './PartSection.tsx';
import { comparisonOf } from './pictures/comparison.tsx';
import { undoAll } from './put-back.ts';
import { messageOf } from './sending/message.ts';
import { Committed, Sending, Wrong } from './sending/Sending.tsx';
import { stillHidden } from './sending/still-hidden.ts';
import { sidesOf } from './sides.ts';
import { unseenFiles } from './unseen.ts';
import { dateInWords, versionInWords } from './version-in-words.ts';
import './changes.css';

/** Staff review the changes on this page, print it for signature, and commit the changes. */
export function ChangesPage() {
  const compared = useBase();
  const keepFocus = useKeptFocus();
  const [isSent, setSent] = useState(false);
  if (!compared) return <main className="changes" aria-busy="true" />;
  const { base, notices } = compared;
  return (
    <main {...keepFocus} className="changes">
      <Title base={base} notices={notices} />
      {base ? (
        <Compared base={base} notices={notices} isSent={isSent} onSent={() => setSent(true)} />
      ) : (
        <p>There is no earlier commit to compare with.</p>
      )}
    </main>
  );
}

interface ComparedProps {
  readonly base: Base;
  readonly notices: readonly Notice[];
  readonly isSent: boolean;
  readonly onSent: () => void;
}

function useBase() {
  const { report } = useStudio();
  const [compared, setCompared] = useState<{ base: Base | null; notices: readonly Notice[] }>();
  useEffect(() => {
    if (!report) return;
    let isCurrent = true;
    void doing(async () => {
      const base = await call('base', {});
      const notices = base?.isCommitted ? [...report.notices, ...report.committed] : report.notices;
      if (isCurrent) setCompared({ base, notices });
    });
    return () => {
      isCurrent = false;
    };
  }, [report]);
  return compared;
}

function Compared({ base, notices, isSent, onSent }: ComparedProps) {
  const { sides, compare, parts, unseen, message, hidden } = useMemo(() => {
    const { texts, metas } = store.snapshot();
    const sides = sidesOf(texts, base.texts, metas);
    const parts = partsOf(notices, sides);
    const message = messageOf(commitSubjectsOf(parts, sides), parts);
    return {
      sides,
      compare: comparisonOf(sides),
      parts,
      unseen: unseenFiles(notices, sides),
      message,
      hidden: stillHidden(sides),
    };
  }, [base, notices]);
  if (sides.differing.length === 0)
    return (
      <p className="changes-nothing">
        Nothing has changed. Your changes to the forms are listed here, with pictures of before and now.
      </p>
    );
  const list = (
    <>
      {parts.map((part) => (
        <PartSection key={part.key} part={part} compare={compare} sides={sides} />
      ))}
      {unseen.length > 0 && (
        <section className="changes-part" aria-labelledby="changes-unseen">
          <h3 id="changes-unseen">Other changes</h3>
          <p>This changed too. Students see no difference:</p>
          <ul className="changes-files">
            {unseen.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
  if (base.isCommitted)
    return (
      <>
        <Committed branch={base.branch} isNew={isSent} />
        <details className="changes-sent">
          <summary>What is in this commit</summary>
          {list}
        </details>
      </>
    );
  return (
    <>
      {list}
      <Sending
        key={base.commit}
        {...{ base, message, onSent }}
        wrong={notices.filter(({ level }) => level === 'wrong')}
        thrownAway={notices.filter(discardsAnswers)}
        stillHidden={hidden}
      />
      <Signature />
    </>
  );
}

function Title({ base, notices }: { readonly base: Base | null; readonly notices: readonly Notice[] }) {
  const counts = effects.flatMap((effect) => {
    const count = notices.filter((each) => effectOf(each) === effect).length;
    return count > 0 ? [{ effect, count }] : [];
  });
  const wrong = notices.filter(({ level }) => level === 'wrong');
  return (
    <header className="changes-title">
      <div>
        <h2>Changes to the forms of {portal.product}</h2>
        <p className="changes-quiet">
          {dateInWords(new Date().toISOString())}
          {base && `, compared with ${versionInWords(base)}`}
        </p>
      </div>
      <div className="changes-tools">
        <Button onClick={() => window.print()}>Print</Button>
        {base && !base.isCommitted && Object.keys(base.texts).length > 0 && (
          <Button onClick={() => void change('Undo all changes', undoAll(base))}>Undo all</Button>
        )}
      </div>
      {!base?.isCommitted && counts.length > 0 && (
        <ul className="changes-counts" aria-label="What the changes mean">
          {counts.map(({ effect, count }) => (
            <li key={effect} data-effect={effect}>
              {effectWords[effect]}: <strong>{count}</strong>
            </li>
          ))}
        </ul>
      )}
      <Wrong notices={wrong} words="Fix this first:" />
    </header>
  );
}

function Signature() {
  return (
    <section className="changes-signature" aria-label="Signature">
      <p>I have seen these changes and agree to send them.</p>
      <div>
        {['Name', 'Date', 'Signature'].map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </section>
  );
}
