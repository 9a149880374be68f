import type { Page } from '@playwright/test';

/**
 * Changes the page as Chrome's translator does: two nested <font> elements replace each text node, even if
 * the page adds it later. The words stay the same, so that locators still find them.
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

export const wordsOn = (page: Page) => page.evaluate(() => document.body.innerText);
