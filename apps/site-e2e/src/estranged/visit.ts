import type { Locator, Page } from '@playwright/test';
import type { Language } from '../forms/form-on-page.ts';
import { inSpanish } from '../pages.ts';
import { expect } from './estranged.fixture.ts';

interface VisitOptions {
  readonly isMobile: boolean;
  /** Called once the part that the visit is about is awake, before anything is typed. */
  readonly onAwake?: () => Promise<void>;
}

/** Somebody on a page, who types once, presses once, and looks whether it was of use. */
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

  /** Goes to a page, and does not wait for more of it than its first bytes. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.language === 'es' ? inSpanish(path) : path, { waitUntil: 'commit' });
  }

  /** Where somebody else waits for the part to be awake, it is touched and waited for; else it is left alone. */
  async wake(island: Locator, touch: Locator): Promise<void> {
    if (!this.onAwake) return;
    await touch.focus();
    await this.isAwake(island);
    await this.onAwake();
  }

  /** Waits for a part that has been touched. */
  async isAwake(island: Locator): Promise<void> {
    await expect(island, 'the part is awake').toHaveAttribute('awake', '');
    await this.nothingIsLost();
  }

  /**
   * In place of what stands in a field, key by key, wherever the focus is when a key is pressed. By a press on the field, which
   * meets what is there then: `focus()` would act on an element that it has found before, and that may be gone.
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

  /** What was typed is there. */
  async nothingIsLost(): Promise<void> {
    for (const [field, text] of this.typed) await expect(field, 'what was typed').toHaveValue(text);
  }

  /** Leaves what was typed behind: a field may be filled in by other means, or be gone. */
  forget(): void {
    this.typed = [];
  }

  /** Presses once; what comes of it is waited for, and a press that is lost is not made again. */
  async press(target: Locator, effect: () => Promise<unknown>): Promise<void> {
    await this.nothingIsLost();
    this.forget();
    await target.click();
    await effect();
    await this.partsAreThere();
  }

  /** No part of the page that is awake has lost what it shows. */
  async partsAreThere(): Promise<void> {
    const parts = this.page.locator('skein-island[awake]');
    const gone = await parts.evaluateAll((all) =>
      all.filter(({ textContent }) => textContent.trim() === '').map(({ id }) => id),
    );
    expect(gone, 'parts that are gone').toEqual([]);
  }
}
