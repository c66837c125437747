import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CALL_NOW_MS, goodContact, goodDate, goodIssue } from '../testing/call-cases.ts';
import { formElement } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import type { ServedStep } from './call-back.block.ts';
import { callMaintenance, callModal } from './call-back.fixtures.ts';

const now = () => CALL_NOW_MS;

describe('a call, without script', () => {
  const served = (step: ServedStep['step'], more: Partial<ServedStep> = {}): { served: ServedStep } => ({
    served: {
      step,
      values: { ...goodContact, ...goodIssue, ...goodDate },
      issues: [],
      hidden: { pageToken: 'signed', pageSource: '/support' },
      ...more,
    },
  });
  const html = (fixture: AuthoredEntry, extra: object = {}, locale: SiteLocale = 'en-US') => {
    document.body.innerHTML = renderToString(
      formElement(fixture, standInServices(), locale, { now, ...extra }),
    );
    return document.body;
  };
  const sent = (root: HTMLElement) =>
    Object.fromEntries(
      [...new FormData(root.querySelector('form') ?? undefined)].filter(([name]) => name !== 'referenceNote'),
    );

  it('the first step posts itself, and what it asks for is required', () => {
    const root = html(callMaintenance);
    const form = root.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/schedule-call', 'post']);
    expect([...root.querySelectorAll(':required')].map((one) => one.getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
    ]);
    expect(sent(root)).toMatchObject({
      formEntryId: 'call-maintenance',
      step: 'contact',
      face: 'maintenance',
      issue: 'Maintenance, new customer',
      customerIssue: 'Maintenance, existing customer',
      issueDetail: 'Maintenance visit',
    });
  });

  it('the second carries what the first has brought, and its days are bounded', () => {
    const root = html(callModal, served('date'));
    expect(sent(root)).toMatchObject({
      ...goodContact,
      ...goodIssue,
      ...goodDate,
      step: 'date',
      pageToken: 'signed',
    });
    const day = root.querySelector<HTMLInputElement>('[type=date]');
    expect([day?.min, day?.max]).toEqual(['2026-11-23', '2026-12-21']);
    const [next, back] = root.querySelectorAll('button');
    // Enter presses the first button.
    expect([next?.name, back?.name, back?.value]).toEqual(['', 'go', 'back']);
  });

  it.each([
    // It is Saturday. The window is from Sunday to a Sunday, so visitors can book from Monday to a Friday.
    ['2026-11-28T18:00:00Z', 'Mon, Nov 30 – Fri, Dec 25'],
    ['2026-11-27T18:00:00Z', 'Mon, Nov 30 – Fri, Dec 25'],
    ['2026-11-25T18:00:00Z', 'Thu, Nov 26 – Thu, Dec 24'],
  ])('on %s the second names only days that can be booked: %s', (today, range) => {
    const served: ServedStep = {
      step: 'date',
      values: { ...goodContact, ...goodIssue },
      issues: [],
      hidden: {},
    };
    const root = html(callModal, { served, now: () => Date.parse(today) });
    expect(root.textContent).toContain(`Monday to Friday, ${range}`);
  });

  it('a refused step says what is wrong, and where to go on', () => {
    const root = html(callModal, served('date', { issues: [{ field: 'date', message: 'dateGone' }] }));
    expect(root.querySelector('[name=date]')?.getAttribute('aria-invalid')).toBe('true');
    expect(root.querySelector('[name=date]')?.hasAttribute('autofocus')).toBe(true);
    expect(root.textContent).toContain('That day can no longer be booked.');
  });

  it('the third shows everything, and sends it', () => {
    const root = html(callModal, served('checkInfo', { message: 'That was quick.' }));
    expect(root.querySelector('dl')?.textContent).toContain('Tuesday, November 24, 2026');
    expect(root.querySelector('[role=alert]')?.textContent).toContain('That was quick.');
    expect(sent(root)).toMatchObject({ ...goodContact, ...goodIssue, ...goodDate, step: 'checkInfo' });
    expect(root.querySelector('form input:not([type=hidden]):not([name=referenceNote])')).toBeNull();
  });

  it.each([
    ['contact', '[name=time]'],
    ['date', '[name=time] option:checked'],
    ['checkInfo', '[name=time]'],
  ] as const)('the step %s keeps the time that was chosen in another language', (step, place) => {
    const root = html(callModal, served(step), 'es');
    expect(root.querySelector(place)?.getAttribute('value')).toBe('09:00|9:00 a. m.');
  });

  it.each(['checkInfo', 'confirmation'] as const)('the step %s says the time in its own language', (step) => {
    const said = html(callModal, served(step), 'es').querySelector('dl')?.textContent;
    expect(said).toContain('9:00 a. m. · Pacífico');
  });

  it('keeps a time that is no longer offered', () => {
    const values = { ...goodContact, ...goodIssue, ...goodDate, time: '10:00|10 AM' };
    const root = html(callModal, served('checkInfo', { values }));
    expect(root.querySelector('dl')?.textContent).toContain('10 AM · Pacific');
  });

  it('the last leads to both calendars', () => {
    const root = html(callMaintenance, served('confirmation'));
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('calendar.google.com'),
      '/api/schedule-call/event.ics?start=20261124T170000Z&lang=en',
    ]);
    expect(root.querySelector('form')).toBeNull();
  });
});
