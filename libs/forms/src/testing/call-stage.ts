import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { render, screen } from '@testing-library/react';
import { visitor } from './visitor.ts';
import { beforeEach } from 'vitest';
import { CALL_NOW_MS } from './call-cases.ts';
import { formElement } from './show-form.tsx';
import type { StandInServices } from './stand-in-services.ts';

export const page = globalThis as { dataLayer?: object[] };
export const clock = { nowMs: CALL_NOW_MS };

/** Prepares each test of a file: sets a fixed time, an empty page and an empty history entry. */
export function beginAnew(): void {
  beforeEach(() => {
    clock.nowMs = CALL_NOW_MS;
    page.dataLayer = [];
    history.pushState(null, '');
  });
}

export const show = (
  fixture: AuthoredEntry,
  services: StandInServices,
  locale?: SiteLocale,
  extra: object = {},
) => render(formElement(fixture, services, locale, { now: () => clock.nowMs, ...extra }));

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
export const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

export async function fillContact(): Promise<void> {
  await visitor.type(field('First name'), 'Sam');
  await visitor.type(field('Last name'), 'Reyes');
  await visitor.type(field('Email'), 'sam@example.com');
  await visitor.type(field('Phone'), '(737) 555-0142');
}
export async function fillIssue(): Promise<void> {
  await visitor.selectOptions(field('What’s it about?'), 'billing');
  await visitor.type(field('What should we know before we call?'), 'A charge that I do not know');
}
export async function fillDate(day = '2026-11-24'): Promise<void> {
  await visitor.clear(field('Day'));
  await visitor.type(field('Day'), day);
  await visitor.selectOptions(field('Time'), '09:00|9:00 AM');
  await visitor.selectOptions(field('Time zone'), 'PST');
}

export async function goToDate(): Promise<void> {
  await fillContact();
  if (screen.queryByLabelText('What’s it about?')) await fillIssue();
  await press('Next');
}
export async function goToCheck(): Promise<void> {
  await goToDate();
  await fillDate();
  await press('Next');
}
