import { offeredDays } from '@skein/forms/contract';
import type { Locator, Page } from '@playwright/test';

export const SERVICE = '**/api/schedule-call';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns a day that visitors in every time zone can book now. */
export const bookableDay = (): string => offeredDays('America/New_York', Date.now() + DAY_MS)[1] ?? '';

export function saturday(): string {
  const ahead = Array.from({ length: 10 }, (_, index) => new Date(Date.now() + (index + 3) * DAY_MS));
  return (
    ahead
      .find((day) => day.getUTCDay() === 6)
      ?.toISOString()
      .slice(0, 10) ?? ''
  );
}

const WORDS = {
  en: { next: 'Next', back: 'Back', send: 'Book the call', done: 'Add to calendar', retry: 'Try again' },
  es: {
    next: 'Siguiente',
    back: 'Atrás',
    send: 'Agendar la llamada',
    done: 'Agregar al calendario',
    retry: 'Intentar de nuevo',
  },
} as const;

export class CallOnPage {
  readonly root: Locator;
  readonly words: (typeof WORDS)['en' | 'es'];

  constructor(page: Page, selector: string, language: 'en' | 'es' = 'en') {
    this.root = page.locator(selector);
    this.words = WORDS[language];
  }

  field = (name: string): Locator => this.root.locator(`[name="${name}"]`);
  button = (which: 'next' | 'back' | 'send' | 'retry'): Locator =>
    this.root.getByRole('button', { name: this.words[which], exact: false });
  progress = (): Locator => this.root.getByRole('progressbar');
  done = (): Locator => this.root.getByRole('link', { name: new RegExp(this.words.done) });

  async fillContact(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const typed = {
      firstName: 'Sam',
      lastName: 'Reyes',
      email: 'sam@example.com',
      phone: '7375550142',
      ...more,
    };
    for (const [name, text] of Object.entries(typed)) await this.field(name).fill(text);
  }
  async fillIssue(): Promise<void> {
    await this.field('issue').selectOption('billing');
    await this.field('issueDetail').fill('A charge that I do not know');
  }
  async fillDate(day = bookableDay(), zone = 'PST'): Promise<void> {
    await this.field('date').fill(day);
    await this.field('time').selectOption({ index: 2 });
    await this.field('timeZone').selectOption(zone);
  }
}
