import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import './drag.css';

/** What has a place among others, and may be dragged to another's. */
export interface Sortable {
  /** The list that it stands in. */
  readonly list: string;
  readonly index: number;
  /** What else may be dropped on it than another of its list. */
  readonly takes?: (list: string) => boolean;
  /** Something was dropped on it. */
  readonly onDrop: (from: Pick<Sortable, 'list' | 'index'>) => void;
}

/**
 * Makes an element one that is dragged by a part of it, and that takes what is dropped. Buttons do the same for those
 * who drag nothing.
 *
 * @returns what the element and the part that it is taken by are given
 */
export function useSortable<Handle extends HTMLElement>(sortable: Sortable) {
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<Handle>(null);
  const [mark, setMark] = useState<'before' | 'after' | 'into'>();
  const { list, index } = sortable;
  const isTaken = useEffectEvent((from: string) => from === list || sortable.takes?.(from) === true);
  const drop = useEffectEvent(sortable.onDrop);
  useEffect(() => {
    const own = { list, index };
    return combine(
      draggable({
        element: element.current!,
        dragHandle: handle.current!,
        getInitialData: () => ({ ...own }),
      }),
      dropTargetForElements({
        element: element.current!,
        canDrop: ({ source }) => isTaken(String(source.data.list)),
        getIsSticky: () => false,
        onDrag({ source, self, location }) {
          const isInnermost = location.current.dropTargets[0]?.element === self.element;
          setMark(isInnermost ? markOf(own, source.data) : undefined);
        },
        onDragLeave: () => setMark(undefined),
        onDrop({ source, self, location }) {
          setMark(undefined);
          if (location.current.dropTargets[0]?.element !== self.element) return;
          if (markOf(own, source.data))
            drop({ list: String(source.data.list), index: Number(source.data.index) });
        },
      }),
    );
  }, [list, index]);
  return { element: { ref: element, 'data-drop': mark }, handle: { ref: handle, 'data-grip': '' } };
}

/** It takes the place of what it is dropped on, which steps back to where it has come from. */
function markOf(own: { list: string; index: number }, { list, index }: Record<string, unknown>) {
  if (list !== own.list) return 'into';
  if (index === own.index) return undefined;
  return Number(index) > own.index ? 'before' : 'after';
}
