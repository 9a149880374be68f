/*
 * A browser's translator takes each text out of the page and puts a <font> with its translation there. React knows
 * nothing of it: it would change a text that nobody sees, or fail to remove it. So what stands in for a text is noted,
 * and before React touches the text, all texts around it are put back: the translator then translates them anew, as
 * one sentence.
 */

const standIns = new WeakMap<Node, ChildNode>();
const texts = new WeakMap<Node, Node>();

const observer = new MutationObserver(note);

/** From then on a translated page shows what React renders. It is called before React has rendered anything. */
export function keepUpWithTranslator(): void {
  observer.observe(document, { childList: true, subtree: true });

  const { prototype } = Node;
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')!;
  Object.defineProperty(prototype, 'nodeValue', {
    get,
    set(value) {
      putBack(this);
      set!.call(this, value);
    },
    configurable: true,
    enumerable: true,
  });

  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const own = prototype[name] as (...nodes: (Node | null)[]) => Node;
    Object.assign(prototype, {
      [name](this: Node, ...nodes: (Node | null)[]) {
        for (const node of nodes) putBack(node);
        return own.apply(this, nodes);
      },
    });
  }
}

/** Whether a translator has been at what is in an element. */
export const isTranslated = (root: ParentNode): boolean => root.querySelector('font') !== null;

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [removed, another] = removedNodes;
    const text = removed && (texts.get(removed) ?? removed);
    if (another || text?.nodeType !== Node.TEXT_NODE) continue;
    // Replaced in one go, or put beside the text before that was removed.
    const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find(isNewFont);
    if (!standIn || standIn === text) continue;
    standIns.set(text, standIn as ChildNode);
    texts.set(standIn, text);
  }
}

const isNewFont = (node: Node | null) => node?.nodeName === 'FONT' && !texts.has(node);

function putBack(node: Node | null): void {
  if (node?.nodeType !== Node.TEXT_NODE) return;
  note(observer.takeRecords());
  const parent = standIns.get(node)?.parentNode;
  if (!parent) return;
  for (const each of [...parent.childNodes]) {
    const text = texts.get(each);
    if (text) each.replaceWith(text);
  }
}
