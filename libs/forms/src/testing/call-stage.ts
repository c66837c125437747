import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach } from 'vitest';
import { CALL_NOW_MS } from './call-cases.ts';
import { formElement } from './show-form.tsx';
import type { StandInServices } from './stand-in-services.ts';

export const page = globalThis as { dataLayer?: object[] };
export const clock = { nowMs: CALL_NOW_MS };

/** Each test of a file begins at the same moment, on an empty page. */
export function beginAnew(): void {
  beforeEach(() => {
    clock.nowMs = CALL_NOW_MS;
    page.dataLayer = [];
  });
  afterEach(cleanup);
}

export const show = (
  fixture: AuthoredEntry,
  services: StandInServices,
  locale?: SiteLocale,
  extra: object = {},
) => render(formElement(fixture, services, locale, { now: () => clock.nowMs, ...extra }));

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

export async function fillContact(): Promise<void> {
  await userEvent.type(field('First name'), 'Sam');
  await userEvent.type(field('Last name'), 'Reyes');
  await userEvent.type(field('Email'), 'sam@example.com');
  await userEvent.type(field('Phone'), '(737) 555-0142');
}
export async function fillIssue(): Promise<void> {
  await userEvent.selectOptions(field('What’s it about?'), 'billing');
  await userEvent.type(field('Tell us a little more'), 'A charge that I do not know');
}
export async function fillDate(day = '2026-11-24'): Promise<void> {
  await userEvent.clear(field('Day'));
  await userEvent.type(field('Day'), day);
  await userEvent.selectOptions(field('Time'), '09:00|9:00 AM');
  await userEvent.selectOptions(field('Time zone'), 'PST');
}

/** From the first step to the date, with everything that is asked before. */
export async function goToDate(): Promise<void> {
  await fillContact();
  if (screen.queryByLabelText('What’s it about?')) await fillIssue();
  await press('Next');
}
/** From the first step to the last look. */
export async function goToCheck(): Promise<void> {
  await goToDate();
  await fillDate();
  await press('Next');
}
