import { entry, valuesOf } from '@skein/cms-client';
import { act, screen } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PostResult } from '../post/send-post.ts';
import { goodContact, goodDate, goodIssue } from '../testing/call-cases.ts';
import {
  beginAnew,
  clock,
  field,
  fillContact,
  fillDate,
  fillIssue,
  goToCheck,
  goToDate,
  page,
  press,
  said,
  show,
} from '../testing/call-stage.ts';
import { standInServices } from '../testing/stand-in-services.ts';
import { scheduleCall } from './call-back.block.ts';
import { callModal, callModalPlain } from './call-back.fixtures.ts';

beginAnew();

const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

const failed = (): PostResult => ({ kind: 'failed', reason: 'a test' });

describe('a call, asked for in a dialog', () => {
  it('goes through its steps, and is sent once with everything that was entered', async () => {
    const services = standInServices({ answer: () => ({ kind: 'accepted' }) });
    show(callModal, services);
    expect(progress()).toBe('25');
    await fillContact();
    expect(field('Phone').value).toBe('7375550142');
    await fillIssue();
    await press('Next');
    expect(progress()).toBe('50');
    expect(document.activeElement?.textContent).toBe('When works for you?');
    await fillDate();
    await press('Next');
    expect(progress()).toBe('75');
    const summary = document.querySelector('dl')?.textContent;
    for (const word of [
      'Tuesday, November 24, 2026',
      '9:00 AM · Pacific',
      'Sam Reyes',
      '(737) 555-0142',
      'My bill',
    ])
      expect(summary).toContain(word);
    await press('Book the call');
    expect(await screen.findByRole('status', { name: '' })).toBeTruthy();
    expect(progress()).toBe('100');
    expect(services.orders).toMatchObject([
      { url: '/api/schedule-call', face: 'modal', call: { ...goodContact, ...goodIssue, ...goodDate } },
    ]);
    const link = screen.getByRole('link', { name: /Add to calendar/ });
    expect(link.getAttribute('href')).toContain('dates=20261124T170000Z%2F20261124T173000Z');
    expect(screen.getByRole('link', { name: /\.ics/ }).getAttribute('href')).toBe(
      '/api/schedule-call/event.ics?start=20261124T170000Z&lang=en',
    );
    expect(page.dataLayer).toEqual([]);
  });

  it('has hints that stay beside it through the steps', async () => {
    show(callModal, standInServices());
    const hints = screen.getByText('Be near the router.');
    await goToDate();
    expect(screen.getByText('Be near the router.')).toBe(hints);
    expect(screen.getByRole('heading', { name: 'So that it takes ten minutes' })).toBeDefined();
  });

  it('says everything that is missing, in the words of its editors', async () => {
    show(callModal, standInServices());
    await press('Next');
    expect(progress()).toBe('25');
    expect(said()).toBe(
      'First name: We need this one.Last name: We need this one.Add your email.Phone: We need this one.' +
        'What’s it about? We need this one.What should we know before we call? We need this one.',
    );
    expect(document.activeElement).toBe(field('First name'));
    await visitor.type(field('First name'), 'S');
    expect(field('First name').getAttribute('aria-invalid')).toBeNull();
  });

  it('says what is wrong with a field when it is left, and not before', async () => {
    show(callModal, standInServices());
    await visitor.type(field('Email'), 'sam@example');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    await visitor.tab();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(said()).toBe('That does not look like an email, such as sam@example.com.');
    await visitor.type(field('Email'), '.com');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    // The email was corrected while the focus was on the phone number, so only the message about the phone
    // number is left.
    expect(said()).toBe('We need this one.');
  });

  it('refuses a weekend by a message of its own, which the browser would say too', async () => {
    show(callModal, standInServices());
    await goToDate();
    await fillDate('2026-11-28');
    const words = 'On Saturdays and Sundays nobody is at the phones. Pick a weekday.';
    expect(field('Day').validationMessage).toBe(words);
    await press('Next');
    expect([progress(), said()]).toEqual(['50', words]);
    await fillDate('2026-11-27');
    expect(field('Day').validationMessage).toBe('');
    await press('Next');
    expect(progress()).toBe('75');
  });

  it('refuses a closed day, and says before which days are closed', async () => {
    const closedDays = ['2026-11-26', '12-25'];
    const form = entry(scheduleCall, 'call-closed', { ...valuesOf(scheduleCall, callModal), closedDays });
    show(form, standInServices());
    await goToDate();
    expect(field('Day').getAttribute('aria-describedby')).toBeTruthy();
    expect(document.body.textContent).toContain('We’re closed on Thu, Nov 26');
    await fillDate('2026-11-26');
    const words = 'We’re closed that day. Pick another one.';
    expect(field('Day').validationMessage).toBe(words);
    await press('Next');
    expect([progress(), said()]).toEqual(['50', words]);
  });

  it('offers the days of the zone that was chosen', async () => {
    // It is 1 AM on Monday in the East, and still Sunday evening in Hawaii.
    clock.nowMs = Date.UTC(2026, 10, 23, 6);
    show(callModal, standInServices());
    await goToDate();
    await visitor.selectOptions(field('Time zone'), 'HST');
    expect([field('Day').min, field('Day').max]).toEqual(['2026-11-23', '2026-12-21']);
    await visitor.selectOptions(field('Time zone'), 'EST');
    expect([field('Day').min, field('Day').max]).toEqual(['2026-11-24', '2026-12-22']);
  });

  it.each([
    ['America/Detroit', 'EST'],
    ['Asia/Tokyo', ''],
    ['Etc/Unknown', ''],
  ])('has the zone of a browser in %s chosen: %j', async (timeZone, chosen) => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    onTestFinished(() => asked.mockRestore());
    asked.mockReturnValue({ ...options, timeZone });
    show(callModal, standInServices());
    await goToDate();
    expect(field('Time zone').value).toBe(chosen);
  });

  it('keeps everything on the way back', async () => {
    show(callModal, standInServices());
    await goToCheck();
    await press('Back');
    expect(progress()).toBe('50');
    expect([field('Day').value, field('Time').value, field('Time zone').value]).toEqual([
      '2026-11-24',
      '09:00|9:00 AM',
      'PST',
    ]);
    await visitor.clear(field('Day'));
    await press('Back');
    expect(progress()).toBe('25');
    expect([field('First name').value, field('What should we know before we call?').value]).toEqual([
      'Sam',
      'A charge that I do not know',
    ]);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Next');
    expect([field('Day').value, field('Time').value]).toEqual(['', '09:00|9:00 AM']);
  });

  it('that fails says so, keeps everything, and is the same request when it is sent again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const services = standInServices({
      answer: (_, attempt) => (attempt < 3 ? failed() : { kind: 'accepted' }),
    });
    show(callModal, services);
    await goToCheck();
    await press('Book the call');
    expect((await screen.findByRole('alert')).textContent).toContain('Everything you typed is still here');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book the call' }).disabled).toBe(false);
    // A retry also has the same key after the visitor has gone back and forth.
    await press('Back');
    await press('Next');
    await press('Book the call');
    await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We’ll call you.')).toBeTruthy();
    const keys = services.orders.map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  it('cannot be sent twice, nor left, while it is on its way', async () => {
    const services = standInServices({ answer: () => new Promise<PostResult>(() => {}) });
    show(callModal, services);
    await goToCheck();
    await press('Book the call');
    const back = await screen.findByRole<HTMLButtonElement>('button', { name: 'Back' });
    expect(back.disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Book the call/ }).disabled).toBe(true);
    expect(services.orders).toHaveLength(1);
  });

  it('that is taken late leaves the focus of who has gone on', async () => {
    const { promise, resolve } = Promise.withResolvers<PostResult>();
    show(callModal, standInServices({ answer: () => promise }));
    await goToCheck();
    await press('Book the call');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await act(async () => resolve({ kind: 'accepted' }));
    expect(screen.getByText('We’ll call you.')).toBeTruthy();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('whose day the service no longer takes goes back to the date, which says so', async () => {
    const refused: PostResult = { kind: 'refused', issues: [{ field: 'date', message: 'dateOutOfWindow' }] };
    show(callModal, standInServices({ answer: () => refused }));
    await goToCheck();
    await press('Book the call');
    expect(await screen.findByLabelText('Day')).toBe(document.activeElement);
    expect(progress()).toBe('50');
    expect(said()).toContain('That day can no longer be booked.');
    expect([field('Day').value, field('Time').value]).toEqual(['2026-11-24', '09:00|9:00 AM']);
  });

  it('speaks Spanish', async () => {
    show(callModalPlain, standInServices(), 'es');
    await press('Siguiente');
    expect(said()).toContain('Agrega tu correo.');
    expect(screen.getByRole('progressbar', { name: 'Paso 1 de 4' })).toBeTruthy();
  });
});
