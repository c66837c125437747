import type { AuthoredEntry } from '@skein/cms-client';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as fixtures from './address-form.fixtures.ts';
import { NATIVE_WAIT_MS } from '../form/post-natively.ts';
import type { PostResult } from '../post/send-post.ts';
import { waitText } from '../post/wait-text.ts';
import { box, button, fillIn, street } from '../testing/form-controls.ts';
import { formElement, showForm } from '../testing/show-form.tsx';
import { standInServices, type StandInServices } from '../testing/stand-in-services.ts';

const failed: PostResult = { kind: 'failed', reason: 'status 502' };
const log = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
});

async function send(fixture: AuthoredEntry, services: StandInServices, email = true): Promise<void> {
  showForm(fixture, services);
  await fillIn(email);
  await visitor.click(screen.getByRole('button'));
}

/** Returns services that answer a post only when the test calls `end`. */
function waiting(): { services: StandInServices; end: (result: PostResult) => Promise<void> } {
  let finish: (result: PostResult) => void = () => {};
  const services = standInServices({
    answer: () => new Promise<PostResult>((resolve) => (finish = resolve)),
  });
  return { services, end: (result) => act(async () => finish(result)) };
}

describe('a form whose service names no page', () => {
  it('is confirmed in its place, in the words of its entry or in built-in ones', async () => {
    for (const [fixture, words] of [
      [fixtures.stayConnected, 'Got it. You’re on our list.'],
      [fixtures.stayConnectedModule, 'The map is on our wall now.'],
    ] as const) {
      const services = standInServices({ answer: () => ({ kind: 'accepted' }) });
      await send(fixture, services);
      await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
      expect((await screen.findByRole('status')).textContent).toContain(words);
      expect(services.opened).toEqual([]);
      cleanup();
    }
  });

  it('stays busy while the browser is on its way to the answer', async () => {
    const services = standInServices({ answer: () => ({ kind: 'leaving' }) });
    await send(fixtures.header, services);
    expect(button(/Check availability/).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a form that a server has put on the page', () => {
  it('is confirmed in the words of its entry where its email was taken already', () => {
    render(formElement(fixtures.stayConnectedModule, standInServices(), 'en-US', { sent: true }));
    expect(screen.getByRole('status').textContent).toContain('The map is on our wall now.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says where it stands, though the address of the document is that of the service', async () => {
    const services = standInServices({ answer: () => ({ kind: 'accepted' }) });
    const values = { email: 'sam@example.com', street: '1 Ready Rd', unit: '', zip: '78701' };
    const refused = { page: '/intl/es/cities/chandler', values, issues: [] };
    render(formElement(fixtures.cityEmail, services, 'en-US', { refused }));
    await visitor.click(screen.getByRole('button'));
    await waitFor(() => expect(services.orders).toHaveLength(1));
    expect(services.orders[0]?.page.pathname).toBe('/intl/es/cities/chandler');
  });
});

describe('a form on its way', () => {
  it('is busy, and cannot be sent a second time', async () => {
    const { services, end } = waiting();
    await send(fixtures.header, services);
    expect(button(/Check availability/).getAttribute('aria-busy')).toBe('true');
    await visitor.click(button(/Check availability/));
    fireEvent.submit(screen.getByRole('form'));
    expect(services.orders).toHaveLength(1);
    await end({ kind: 'accepted', location: '/address/available' });
    expect(services.opened).toEqual(['/address/available']);
  });

  it('has a disabled button with a spinner, as a search form', async () => {
    const { services, end } = waiting();
    await send(fixtures.search, services, false);
    const busy = button(/Check availability/) as HTMLButtonElement;
    expect(busy.disabled).toBe(true);
    expect(busy.querySelector('svg')).not.toBeNull();
    await end(failed);
    expect((button() as HTMLButtonElement).disabled).toBe(false);
  });

  it('keeps what was typed when it fails, and offers another try with the same key', async () => {
    const services = standInServices({
      answer: (_, attempt) => (attempt === 1 ? failed : { kind: 'accepted', location: '/address/not-yet' }),
    });
    await send(fixtures.header, services);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not send that.');
    expect(street().value).toBe('12 Juniper Street');
    expect(log.mock.calls[0]?.[0]).toBe('Address form submission failed');
    await visitor.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(services.orders).toHaveLength(2);
    expect(new Set(services.orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(services.opened).toEqual(['/address/not-yet']);
  });

  it('takes another key for something else, so that a correction counts', async () => {
    const services = standInServices({ answer: () => failed });
    await send(fixtures.header, services);
    await screen.findByRole('alert');
    await visitor.type(street(), ' North');
    await visitor.click(button());
    expect(new Set(services.orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('shows what the service found wrong', async () => {
    const services = standInServices({
      answer: () => ({ kind: 'refused', issues: [{ field: 'zip', message: 'zipInvalid' }] }),
    });
    await send(fixtures.cityEmail, services);
    await waitFor(() => expect(document.activeElement).toBe(box('ZIP code')));
    expect(box('ZIP code').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['en-US', 'Slowly. You can try again in 7 minutes.'],
    ['es', 'Slowly. Puedes intentarlo de nuevo en 7 minutos.'],
  ] as const)(
    'says in words why the service refused it, and how long to wait, in %s',
    async (locale, words) => {
      const services = standInServices({
        answer: () => ({ kind: 'failed', reason: 'status 429', message: 'Slowly.', hints: [waitText(400)] }),
      });
      showForm(fixtures.headerWithoutEmail, services, locale);
      const [streetBox, , zipBox] = screen
        .getByRole('form')
        .querySelectorAll<HTMLInputElement>('[maxlength]');
      if (!streetBox || !zipBox) throw new Error('no fields');
      await visitor.type(streetBox, '12 Juniper Street');
      await visitor.type(zipBox, '97205');
      await visitor.keyboard('{Enter}');
      expect((await screen.findByRole('alert')).textContent).toContain(words);
    },
  );

  it.each([
    ['is too long for the service', 'unitTooLong', /That is too long for a unit/],
    ['the service cannot keep', 'unusable', /Some characters can’t be used here/],
  ])('names the field of a text that %s', async (_, message, words) => {
    const services = standInServices({
      answer: () => ({ kind: 'refused', issues: [{ field: 'unit', message }] }),
    });
    await send(fixtures.cityEmail, services);
    const unit = screen.getByRole('textbox', { name: /^Unit/ });
    await waitFor(() => expect(document.activeElement).toBe(unit));
    expect(unit.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });

  it('knows of nothing wrong that it has no words or no field for', async () => {
    const issues = [
      { field: 'zip', message: 'nonsense' },
      { field: 'phone', message: 'zipInvalid' },
    ];
    const services = standInServices({ answer: () => ({ kind: 'refused', issues }) });
    await send(fixtures.cityEmail, services);
    expect((await screen.findByRole('alert')).textContent).toContain('Try again');
    expect(screen.getByRole('form').querySelector('[aria-invalid]')).toBeNull();
  });

  it('is sent without what an add-on has put in its trap once the service has asked about that', async () => {
    const services = standInServices({ answer: () => failed });
    showForm(fixtures.headerWithoutEmail, services);
    await fillIn(false);
    const trap = document.querySelector<HTMLInputElement>('[name=referenceNote]');
    if (!trap) throw new Error('no trap');
    trap.value = 'Sam Reyes';
    await visitor.click(button());
    await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(services.orders.map(({ honeypot }) => honeypot)).toEqual(['Sam Reyes', '']);
  });

  it('is posted by the browser when its script does not arrive', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const services = standInServices({ answer: () => Promise.reject(new Error('no chunk')) });
    await send(fixtures.headerWithoutEmail, services, false);
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is posted by the browser, so that the service draws it again, where its page lacks the wrong fields', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const issues = [{ field: 'email', message: 'emailRequired' }];
    const message = 'Something is missing.';
    const services = standInServices({ answer: () => ({ kind: 'refused', issues, message }) });
    showForm(fixtures.search, services);
    await fillIn(false);
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    await act(async () => vi.advanceTimersByTime(NATIVE_WAIT_MS));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.queryByText(/email/i)).toBeNull();
  });

  it('can be used again when the visitor comes back to its page', async () => {
    const services = standInServices();
    await send(fixtures.headerWithoutEmail, services, false);
    expect(button(/Check availability/).getAttribute('aria-busy')).toBe('true');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(button().hasAttribute('aria-busy')).toBe(false);
    await visitor.click(button());
    expect(services.orders).toHaveLength(2);
  });
});
