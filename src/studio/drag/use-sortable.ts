import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import './drag.css';

interface Sortable {
  readonly list: string;
  readonly index: number;
  /** Returns whether entries of the list with this name may also be dropped on this entry. */
  readonly takes?: (list: string) => boolean;
  readonly onDrop: (from: Pick<Sortable, 'list' | 'index'>) => void;
}

/** Makes a list entry draggable. Keyboard users have the buttons Up and Down instead. */
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

/**
 * Returns where a dragged entry would go, relative to the entry under the pointer: before that entry when
 * dragged up, after it when dragged down, and into it when dragged from another list.
 */
function markOf(own: { list: string; index: number }, { list, index }: Record<string, unknown>) {
  if (list !== own.list) return 'into';
  if (index === own.index) return undefined;
  return Number(index) > own.index ? 'before' : 'after';
}
