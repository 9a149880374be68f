import { inBoth } from '../word-difference.ts';

/** `words` is the element's own content, without the content of its child elements. */
interface Seen {
  readonly element: HTMLElement;
  readonly words: string;
}

export interface Unlike {
  readonly before: readonly Seen[];
  readonly now: readonly Seen[];
}

export function unlike(before: Document, now: Document): Unlike {
  const [then, after] = [seenOn(before), seenOn(now)];
  const kept = inBoth(
    then.map(({ words }) => words),
    after.map(({ words }) => words),
  );
  const [alsoThen, alsoNow] = [new Set(kept.map(([at]) => at)), new Set(kept.map(([, at]) => at))];
  return {
    before: then.filter((_each, index) => !alsoThen.has(index)),
    now: after.filter((_each, index) => !alsoNow.has(index)),
  };
}

function seenOn(page: Document): Seen[] {
  return [...page.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const words = wordsOf(element);
    return words !== '' && element.checkVisibility() ? [{ element, words }] : [];
  });
}

function wordsOf(element: HTMLElement): string {
  const name = element.localName;
  if (name === 'option' || name === 'style') return '';
  if (name === 'select') return `select ${(element as HTMLSelectElement).selectedOptions[0]?.text ?? ''}`;
  if (name === 'img') return `img ${(element as HTMLImageElement).src}`;
  if (name === 'input' || name === 'textarea') {
    const { type, value, checked, placeholder } = element as HTMLInputElement;
    return `${type} ${type === 'radio' ? checked : `${value} ${checked ?? ''} ${placeholder}`}`;
  }
  return [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}
