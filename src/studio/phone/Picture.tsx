import { useEffect, useRef, useState } from 'react';
import type { Flow } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import { draftOf, play } from '../states/model/stage.ts';
import type { State } from '../states/model/state.ts';
import { say } from '../store.ts';
import { blankPage, openPhone, type Phone } from './frame.tsx';
import { addMissingRows, type InnerPlace } from './open-rows.ts';
import { Preview } from './Preview.tsx';
import './phone.css';

interface PictureProps {
  readonly flow: Flow;
  readonly stepId: string;
  readonly state: State;
  readonly title: string;
  readonly isHidden: boolean;
  /** If true, the picture is drawn immediately; otherwise it is drawn when it comes near the visible area. */
  readonly isPrinting: boolean;
  readonly onDrawn?: (page: Document, draft: Draft) => void;
  /** If set, staff can fill in the form. It starts with the answers of `draft` or else of the state. */
  readonly live?: { readonly draft: Draft | undefined } | undefined;
  /** The nested question that must be visible. */
  readonly inside?: InnerPlace | undefined;
}

/**
 * Draws a step in a frame, so that each picture has its own HTML ids, title, width and focus. The frames
 * share the studio page's modules, so that even two hundred frames load the code only once.
 */
export function Picture({
  flow,
  stepId,
  state,
  title,
  isHidden,
  isPrinting,
  onDrawn,
  live,
  inside,
}: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearness(place);
  const isLoaded = useOnceTrue(isNear || (isPrinting && !isHidden));
  const [phone, setPhone] = useState<Phone>();
  const [isReady, setReady] = useState(false);

  const shown = useRef<readonly unknown[]>([]);
  const wanted = [
    phone,
    flow.definition,
    flow.validators,
    stepId,
    JSON.stringify(state),
    inside?.rows.join(),
  ];
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the content of flow and state
  useEffect(() => {
    // A hidden frame has no style sheets, so its picture is not drawn until it is shown again.
    if (!phone || isHidden || wanted.every((each, index) => each === shown.current[index])) return;
    let isCurrent = true;
    setReady(false);
    const begun = live?.draft;
    void (begun ? Promise.resolve(begun) : draftOf(flow, stepId, state)).then(async (draft) => {
      if (!isCurrent) return;
      if (inside) addMissingRows(draft, stepId, inside);
      const onToast = live && sayToast(phone.page);
      phone.show(<Preview {...{ flow, draft, stepId, onToast }} row={inside?.row} />);
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

/** Shows a form's toast in the studio's status line, but only if the focus is in the frame. */
const sayToast =
  (page: Document) =>
  ({ title, text }: { readonly title: string; readonly text?: string }) => {
    if (page.hasFocus()) say([title, text].filter(Boolean).join('. '));
  };

/** Returns whether the element is, or was at any time, within 1000 px of the visible area. */
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

/** Returns whether a value is, or was at any time, true, so that a frame stays once it has been drawn. */
function useOnceTrue(now: boolean): boolean {
  const ever = useRef(false);
  ever.current ||= now;
  return ever.current;
}
