import type { Locator, Page } from '@playwright/test';
import type { Language } from '../forms/form-on-page.ts';
import { inSpanish } from '../pages.ts';
import { expect } from './estranged.fixture.ts';

interface VisitOptions {
  readonly isMobile: boolean;
  /** `Visit` calls this after the script of the tested island has started, before the visitor types. */
  readonly onAwake?: () => Promise<void>;
}

/** A visitor who types, and presses a button once. `Visit` checks that the page keeps the typed texts. */
export class Visit {
  readonly page: Page;
  readonly language: Language;
  readonly isMobile: boolean;
  private typed: (readonly [field: Locator, text: string])[] = [];
  private readonly onAwake: VisitOptions['onAwake'];

  constructor(page: Page, language: Language, { isMobile, onAwake }: VisitOptions) {
    this.page = page;
    this.language = language;
    this.isMobile = isMobile;
    this.onAwake = onAwake;
  }

  /** Opens a page, and waits only for the first bytes. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.language === 'es' ? inSpanish(path) : path, { waitUntil: 'commit' });
  }

  /** If `onAwake` is set, focuses `touch`, waits until the island's script has started, and calls `onAwake`. */
  async wake(island: Locator, touch: Locator): Promise<void> {
    if (!this.onAwake) return;
    await touch.focus();
    await this.isAwake(island);
    await this.onAwake();
  }

  /** Waits until the island's script has started. The typed texts must still be in the fields. */
  async isAwake(island: Locator): Promise<void> {
    await expect(island, 'the part is awake').toHaveAttribute('awake', '');
    await this.nothingIsLost();
  }

  /**
   * Replaces the text of a field by typing. It clicks the field instead of calling `focus()`, because `focus()`
   * could reach an element that React has already removed.
   */
  async type(field: Locator, text: string): Promise<void> {
    await field.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    this.typed.push([field, text]);
  }

  async choose(select: Locator, value: string | { readonly index: number }): Promise<void> {
    await select.selectOption(value);
    const chosen = await select.inputValue();
    this.typed.push([select, chosen]);
  }

  async nothingIsLost(): Promise<void> {
    for (const [field, text] of this.typed) await expect(field, 'what was typed').toHaveValue(text);
  }

  /** Stops checking the typed texts. After this call, a script may change or remove the fields. */
  forget(): void {
    this.typed = [];
  }

  /** Clicks once, and waits for the effect. It does not click again if the page ignores the click. */
  async press(target: Locator, effect: () => Promise<unknown>): Promise<void> {
    await this.nothingIsLost();
    this.forget();
    await target.click();
    await effect();
    await this.partsAreThere();
  }

  /** Checks that each island whose script has started still has content. */
  async partsAreThere(): Promise<void> {
    const parts = this.page.locator('skein-island[awake]');
    const gone = await parts.evaluateAll((all) =>
      all.filter(({ textContent }) => textContent.trim() === '').map(({ id }) => id),
    );
    expect(gone, 'parts that are gone').toEqual([]);
  }
}
