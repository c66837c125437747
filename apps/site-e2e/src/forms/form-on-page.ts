import type { FormField, FormValues } from '@skein/forms/contract';
import type { Locator, Page, Request } from '@playwright/test';
import { inSpanish } from '../pages.ts';
import type { FormRow } from './form-row.ts';

export type Language = 'en' | 'es';

const LABELS: Readonly<Record<FormField, Readonly<Record<Language, string>>>> = {
  email: { en: 'Email', es: 'Correo electrónico' },
  street: { en: 'Street address', es: 'Dirección' },
  unit: { en: 'Unit', es: 'Apto.' },
  zip: { en: 'ZIP code', es: 'Código postal' },
};

/** Valid values for every form. */
export const GOOD = { email: 'sam@example.com', street: '1 Ready Rd', unit: '4', zip: '78704' } as const;

export const POST = '**/address-forms';

const pathIn = (language: Language, path: string) => (language === 'es' ? inSpanish(path) : path);

/** Returns the values for the fields that the form shows. */
export const shownOf = ({ shown }: FormRow, typed: FormValues = GOOD): FormValues =>
  Object.fromEntries(shown.map((field) => [field, typed[field] ?? '']));

/** A form on a page. Tests find its fields by their labels, as visitors do. */
export class FormOnPage {
  readonly page: Page;
  readonly row: FormRow;
  readonly language: Language;
  readonly root: Locator;
  /** Bodies of the form's posts, oldest first. */
  readonly posts: URLSearchParams[] = [];

  constructor(page: Page, row: FormRow, language: Language = 'en') {
    this.page = page;
    this.row = row;
    this.language = language;
    this.root = page.locator('form').filter({ has: page.locator(`[value="${row.entry}"]`) });
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname === '/address-forms')
        this.posts.push(new URLSearchParams(request.postData() ?? ''));
    });
  }

  /** Opens the form's page. If the form is in a dialog, opens the dialog. */
  async open(): Promise<this> {
    await this.page.goto(pathIn(this.language, this.row.path));
    await this.show();
    return this;
  }

  async show(): Promise<void> {
    if (this.row.place === 'page') return;
    await this.page.getByRole('main').locator('[data-action="open-address-check"]').first().click();
    await this.root.waitFor();
  }

  label(field: FormField): string {
    return (this.row.labels?.[field] ?? LABELS[field])[this.language];
  }

  field(field: FormField): Locator {
    return this.root.getByLabel(this.label(field));
  }

  get button(): Locator {
    return this.root.locator('button[type="submit"]').filter({ hasText: this.row.button[this.language] });
  }

  get alert(): Locator {
    return this.root.getByRole('alert');
  }

  get issues(): Locator {
    return this.root.locator('[aria-live="polite"] > *');
  }

  async fill(typed: FormValues = GOOD): Promise<void> {
    for (const field of this.row.shown) await this.field(field).fill(typed[field] ?? '');
  }

  /** Fills in the form as a browser's autofill does: without focus, but with input events. */
  async autofill(typed: FormValues = GOOD): Promise<void> {
    for (const field of this.row.shown)
      await this.field(field).evaluate((control: HTMLInputElement, text) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
        for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
      }, typed[field] ?? '');
  }

  async typed(): Promise<FormValues> {
    return Object.fromEntries(
      await Promise.all(
        this.row.shown.map(async (field) => [field, await this.field(field).inputValue()] as const),
      ),
    );
  }

  /** Focuses the form to start its script, and waits until the script has started. */
  async awake(): Promise<void> {
    await this.field(this.row.shown[0] ?? 'street').focus();
    await this.isAwake();
  }

  async isAwake(): Promise<void> {
    await this.page.locator('skein-island[awake]').filter({ has: this.root }).waitFor({ state: 'attached' });
  }

  /** Runs `act`, and waits until the next page has opened. The next page may have the same URL. */
  async follow(act: () => Promise<unknown>, result?: string): Promise<void> {
    const left = this.page.waitForEvent('framenavigated', (frame) => frame === this.page.mainFrame());
    await act();
    await left;
    await this.page.waitForURL(this.resultUrl(result));
  }

  resultUrl(path: string = this.row.result): RegExp {
    // The result page has the query `sent=1` if it shows more after a form.
    return new RegExp(`${pathIn(this.language, path)}(?:\\?sent=1)?$`);
  }
}
