import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Performs a person's actions in the studio. A control is identified by the file and the JSON path of the
 * value that it edits.
 */
export class Hand {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  at(file: string, ...path: readonly (string | number)[]): Locator {
    return this.page.locator(`[id="at-${file}-${path.join('.')}"]`);
  }

  async write(text: string, file: string, ...path: readonly (string | number)[]): Promise<void> {
    await this.at(file, ...path).fill(text);
    await this.said(text.slice(0, 40));
  }

  async choose(words: string | RegExp, list: Locator): Promise<void> {
    await list.click();
    await this.page.getByRole('option', { name: words }).first().click();
  }

  async add(key: string, file: string, ...path: readonly (string | number)[]): Promise<void> {
    const list = this.at(file, ...path).locator('> .studio-add [role=combobox]');
    await list.click();
    await this.page.locator(`[role=option][data-value="${key}"]`).click();
    await expect(this.at(file, ...path, key)).toBeVisible();
  }

  press(name: string | RegExp): Promise<void> {
    return this.page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  async make(action: string, title: string, chosen: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.press(action);
    const form = this.page.locator('.studio-ask');
    await form.getByRole('textbox').first().fill(title);
    for (const [label, words] of Object.entries(chosen)) await this.choose(words, form.getByLabel(label));
    await form.getByRole('button', { name: action }).click();
  }

  async said(words: string | RegExp): Promise<void> {
    const pattern =
      words instanceof RegExp ? words : new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    await expect(this.page.locator('.studio-said')).toHaveText(pattern);
  }
}
