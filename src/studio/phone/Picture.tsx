import { useEffect, useRef, useState } from 'react';
import type { Flow } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import { draftOf, play } from '../states/model/stage.ts';
import type { State } from '../states/model/state.ts';
import { say } from '../store.ts';
import { blankPage, openPhone, type Phone } from './frame.tsx';
import { Preview } from './Preview.tsx';
import './phone.css';

interface PictureProps {
  readonly flow: Flow;
  readonly stepId: string;
  readonly state: State;
  /** What it shows, for whoever cannot see it. */
  readonly title: string;
  /** Not among what was searched for. */
  readonly isHidden: boolean;
  /** Wanted now, and not only once it is scrolled to. */
  readonly isPrinting: boolean;
  /** Told each time that the state is drawn. */
  readonly onDrawn?: (page: Document, draft: Draft) => void;
  /** It can be filled in: with this draft, where somebody has begun to. */
  readonly live?: { readonly draft: Draft | undefined } | undefined;
}

/**
 * One state of a step on a phone of its own: a frame has ids, a title, a width and a focus of its own, as a page
 * has. The modules are this page's, so that two hundred phones cost no more than what they show. Unless it is live it is
 * to look at; to try a state out, it is opened by itself.
 */
export function Picture({ flow, stepId, state, title, isHidden, isPrinting, onDrawn, live }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearness(place);
  const isLoaded = useOnceTrue(isNear || (isPrinting && !isHidden));
  const [phone, setPhone] = useState<Phone>();
  const [isReady, setReady] = useState(false);

  const shown = useRef<readonly unknown[]>([]);
  const wanted = [phone, flow.definition, flow.validators, stepId, JSON.stringify(state)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flow and a state are what they hold
  useEffect(() => {
    // A page that nobody sees has no style sheets; it is brought up to date when it is found again.
    if (!phone || isHidden || wanted.every((each, index) => each === shown.current[index])) return;
    let isCurrent = true;
    setReady(false);
    const begun = live?.draft;
    void (begun ? Promise.resolve(begun) : draftOf(flow, state)).then(async (draft) => {
      if (!isCurrent) return;
      phone.show(
        <Preview flow={flow} draft={draft} stepId={stepId} onToast={live && sayToast(phone.page)} />,
      );
      if (!begun) await play(phone.page, state);
      if (!isCurrent) return;
      shown.current = wanted;
      setReady(true);
      onDrawn?.(phone.page, draft);
    });
    return () => {
      isCurrent = false;
    };
  }, [isHidden, ...wanted]);

  useEffect(() => () => phone?.close(), [phone]);

  return (
    <div ref={place} className="picture" data-ready={isReady || undefined}>
      {isLoaded && (
        <iframe
          title={title}
          inert={!live}
          srcDoc={blankPage}
          onLoad={({ currentTarget }) => setPhone(openPhone(currentTarget))}
        />
      )}
      {!isReady && <p>This picture is not ready. To print it, use the button at the top.</p>}
    </div>
  );
}

/** On the phone beside what is edited, what a press leads to is said with what else is done. */
const sayToast =
  (page: Document) =>
  ({ title, text }: { readonly title: string; readonly text?: string }) => {
    if (page.hasFocus()) say([title, text].filter(Boolean).join('. '));
  };

/** Whether an element has come near to what is on screen; from then on it stays. */
function useNearness(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '1000px' },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** Whether it has ever been so: what was drawn once is not thrown away. */
function useOnceTrue(now: boolean): boolean {
  const ever = useRef(false);
  ever.current ||= now;
  return ever.current;
}
