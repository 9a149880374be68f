import type { Page } from '@playwright/test';

/**
 * Chrome's translator, as far as a page feels it: every text, also one that comes later, is taken out, and a <font> in
 * a <font> stands in its place. Here the translation is the same words, so that a journey finds what it looks for.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(translateDocument);
  await page.evaluate(translateDocument);
}

function translateDocument(): void {
  const untouched = 'script, style, title, textarea, font, [translate=no], .notranslate';
  const translateText = (text: Node) => {
    if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    const inner = font.appendChild(font.cloneNode());
    inner.textContent = text.nodeValue;
    text.parentNode!.replaceChild(font, text);
  };
  const translateIn = (root: Node) => {
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) translateText(text);
  };
  translateIn(document);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** All words on the screen. */
export const wordsOn = (page: Page) => page.evaluate(() => document.body.innerText);
