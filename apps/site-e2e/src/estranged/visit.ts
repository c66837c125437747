import type { Locator, Page } from '@playwright/test';
import type { Language } from '../forms/form-on-page.ts';
import { inSpanish } from '../pages.ts';
import { expect } from './estranged.fixture.ts';

interface VisitOptions {
  readonly isMobile: boolean;
  /** Called once the tested part is awake, before anything is typed. */
  readonly onAwake?: () => Promise<void>;
}

/** A visitor who types once, presses once, and checks that it had an effect. */
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

  /** Opens a page, and waits only for its first bytes. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.language === 'es' ? inSpanish(path) : path, { waitUntil: 'commit' });
  }

  /** Wakes the part and waits for it if `onAwake` is set; otherwise does nothing. */
  async wake(island: Locator, touch: Locator): Promise<void> {
    if (!this.onAwake) return;
    await touch.focus();
    await this.isAwake(island);
    await this.onAwake();
  }

  /** Waits until a touched part is awake. */
  async isAwake(island: Locator): Promise<void> {
    await expect(island, 'the part is awake').toHaveAttribute('awake', '');
    await this.nothingIsLost();
  }

  /**
   * Replaces the text of a field, key by key, wherever the focus is at each key. It presses the field first,
   * because a press reaches the current element: `focus()` would act on one that it has found before, and that
   * may be gone.
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

  /** Checks that everything typed is still there. */
  async nothingIsLost(): Promise<void> {
    for (const [field, text] of this.typed) await expect(field, 'what was typed').toHaveValue(text);
  }

  /** Stops checking the typed texts: a script may change a field, or remove it. */
  forget(): void {
    this.typed = [];
  }

  /** Presses once, and waits for the effect. It does not repeat a press that is lost. */
  async press(target: Locator, effect: () => Promise<unknown>): Promise<void> {
    await this.nothingIsLost();
    this.forget();
    await target.click();
    await effect();
    await this.partsAreThere();
  }

  /** Checks that no awake part of the page has lost its content. */
  async partsAreThere(): Promise<void> {
    const parts = this.page.locator('skein-island[awake]');
    const gone = await parts.evaluateAll((all) =>
      all.filter(({ textContent }) => textContent.trim() === '').map(({ id }) => id),
    );
    expect(gone, 'parts that are gone').toEqual([]);
  }
}
