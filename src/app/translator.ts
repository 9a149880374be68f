/*
 * A browser's translator replaces each text node with a <font> element, but React still updates or removes
 * the original node, which has no effect or throws. This module records which element replaces which text
 * node. Before React changes a text node, the module puts the node and its siblings back into the page. The
 * browser then translates these nodes again, as one sentence.
 */

const translations = new WeakMap<Node, ChildNode>();
const texts = new WeakMap<Node, Node>();

const observer = new MutationObserver(recordTranslations);

/** Patches `Node.prototype`. Must be called before React renders. */
export function trackTranslations(): void {
  observer.observe(document, { childList: true, subtree: true });

  const { prototype } = Node;
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')!;
  Object.defineProperty(prototype, 'nodeValue', {
    get,
    set(value) {
      restoreText(this);
      set!.call(this, value);
    },
    configurable: true,
    enumerable: true,
  });

  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const own = prototype[name] as (...nodes: (Node | null)[]) => Node;
    Object.assign(prototype, {
      [name](this: Node, ...nodes: (Node | null)[]) {
        for (const node of nodes) restoreText(node);
        return own.apply(this, nodes);
      },
    });
  }
}

export const isTranslated = (root: ParentNode): boolean => root.querySelector('font') !== null;

function recordTranslations(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [removed, another] = removedNodes;
    const text = removed && (texts.get(removed) ?? removed);
    if (another || text?.nodeType !== Node.TEXT_NODE) continue;
    // A translator either replaces the text node with the <font> element, or inserts that element next to the
    // node and then removes the node.
    const translation = addedNodes[0] ?? [previousSibling, nextSibling].find(isNewFont);
    if (!translation || translation === text) continue;
    translations.set(text, translation as ChildNode);
    texts.set(translation, text);
  }
}

const isNewFont = (node: Node | null) => node?.nodeName === 'FONT' && !texts.has(node);

function restoreText(node: Node | null): void {
  if (node?.nodeType !== Node.TEXT_NODE) return;
  recordTranslations(observer.takeRecords());
  const parent = translations.get(node)?.parentNode;
  if (!parent) return;
  for (const each of [...parent.childNodes]) {
    const text = texts.get(each);
    if (text) each.replaceWith(text);
  }
}
