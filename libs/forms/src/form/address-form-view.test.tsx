import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as fixtures from '../address-form/address-form.fixtures.ts';
import type { PostResult } from '../submit/send-post.ts';
import { showForm } from '../testing/show-form.tsx';
import { standInServices, type StandInServices } from '../testing/stand-in-services.ts';

const page = globalThis as { dataLayer?: object[] };
const failed: PostResult = { kind: 'failed', reason: 'status 502' };
const log = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  page.dataLayer = [];
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const street = () => screen.getByLabelText<HTMLInputElement>('Street address');
/** jsdom does not know how to show a popover. */
const hidden = true;
const button = (name: RegExp | string = 'Check my address') => screen.getByRole('button', { name });

async function fillIn(email = true) {
  if (email) await userEvent.type(box('Email'), 'sam@example.com');
  await userEvent.type(street(), '12 Juniper Street');
  await userEvent.type(box('ZIP code'), '97205');
}

/** A form whose post is on its way until it is told how it ends. */
function waiting(): { services: StandInServices; end: (result: PostResult) => Promise<void> } {
  let finish: (result: PostResult) => void = () => {};
  const services = standInServices({
    answer: () => new Promise<PostResult>((resolve) => (finish = resolve)),
  });
  return { services, end: (result) => act(async () => finish(result)) };
}

describe('an address form', () => {
  it('sends what was typed and opens the page that follows', async () => {
    const services = standInServices();
    showForm(fixtures.header, services);
    await fillIn();
    await userEvent.click(button());
    expect(services.orders).toEqual([
      {
        url: '/address-forms',
        variant: 'recaptcha',
        values: { email: 'sam@example.com', street: '12 Juniper Street', unit: '', zip: '97205' },
        humanCheck: true,
        entryId: 'form-header',
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        honeypot: '',
        eventLabel: 'header',
        page: { pathname: '/', search: '' },
      },
    ]);
    expect(services.opened).toEqual(['/address/available']);
  });

  it('tells the data layer of it once, with ZIP and without what is personal', async () => {
    const services = standInServices({ answer: () => failed });
    showForm(fixtures.header, services);
    await fillIn();
    await userEvent.click(button());
    await userEvent.click(button('Try again'));
    expect(services.orders).toHaveLength(2);
    expect(page.dataLayer).toEqual([
      {
        event: 'check_address',
        category: 'check address',
        action: 'submit',
        label: 'header',
        zipCode: '97205',
      },
    ]);
  });

  it('is sent by the Enter key', async () => {
    const services = standInServices();
    showForm(fixtures.emailOnlySearch, services);
    await userEvent.type(box('Email'), 'sam@example.com{Enter}');
    expect(services.orders).toHaveLength(1);
  });

  it('blocks the submit while something is wrong, and says so politely', async () => {
    const services = standInServices();
    const { container } = showForm(fixtures.cityEmail, services);
    await userEvent.click(button('Tell me when'));
    expect(services.orders).toEqual([]);
    expect(page.dataLayer).toEqual([]);
    const live = container.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toContain('We need an email to write to.');
    expect(live?.textContent).toContain('Add the ZIP code.');
  });

  it('has its polite region before anything is wrong', () => {
    const { container } = showForm(fixtures.cityEmail, standInServices());
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('');
  });

  it('clears the error of a field when that field is edited, and no other', async () => {
    showForm(fixtures.cityEmail, standInServices());
    await userEvent.click(button('Tell me when'));
    expect(box('ZIP code').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(box('ZIP code'), '9');
    expect(box('ZIP code').hasAttribute('aria-invalid')).toBe(false);
    expect(box('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('can be sent after its errors are mended', async () => {
    const services = standInServices();
    showForm(fixtures.heroSearch, services);
    await userEvent.click(button());
    await fillIn(false);
    await userEvent.click(button());
    expect(services.orders).toHaveLength(1);
  });

  it.each([
    ['the email of the address check, while it is empty', fixtures.header, 'Email'],
    ['the street of one without an email', fixtures.headerWithoutEmail, 'Street address'],
    ['the first failing field of another form', fixtures.search, 'ZIP code'],
  ])('puts the focus on %s', async (_, fixture, label) => {
    showForm(fixture, standInServices());
    await userEvent.click(button());
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  });

  it('puts the focus there again when it is refused again', async () => {
    showForm(fixtures.search, standInServices());
    await userEvent.click(button());
    await userEvent.click(button());
    expect(document.activeElement).toBe(box('ZIP code'));
  });

  it('shows what is wrong in a bubble at the field, where it is of that kind', async () => {
    showForm(fixtures.tooltipEmail, standInServices());
    await userEvent.click(button('Keep me posted'));
    const bubble = screen.getByRole('tooltip');
    expect(bubble.textContent).toBe('Enter your email address.');
    expect(box('Email').getAttribute('aria-describedby')).toBe(bubble.id);
  });
});

describe('a form on its way', () => {
  it('is busy, and cannot be sent a second time', async () => {
    const { services, end } = waiting();
    showForm(fixtures.header, services);
    await fillIn();
    await userEvent.click(button());
    expect(button(/Check my address/).getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button(/Check my address/));
    fireEvent.submit(screen.getByRole('form'));
    expect(services.orders).toHaveLength(1);
    await end({ kind: 'accepted', location: '/address/available' });
    expect(services.opened).toEqual(['/address/available']);
  });

  it('has a disabled button with a spinner, as a search form', async () => {
    const { services, end } = waiting();
    showForm(fixtures.search, services);
    await fillIn(false);
    await userEvent.click(button());
    const busy = button(/Check my address/) as HTMLButtonElement;
    expect(busy.disabled).toBe(true);
    expect(busy.querySelector('svg')).not.toBeNull();
    await end(failed);
    expect((button() as HTMLButtonElement).disabled).toBe(false);
  });

  it('keeps what was typed when it fails, and offers another try with the same key', async () => {
    const services = standInServices({
      answer: (_, attempt) => (attempt === 1 ? failed : { kind: 'accepted', location: '/address/not-yet' }),
    });
    showForm(fixtures.header, services);
    await fillIn();
    await userEvent.click(button());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('We could not send that.');
    expect(street().value).toBe('12 Juniper Street');
    expect(log.mock.calls[0]?.[0]).toBe('Address form submission failed');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(new Set(services.orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(services.opened).toEqual(['/address/not-yet']);
  });

  it('takes another key for something else, so that a correction counts', async () => {
    const services = standInServices({ answer: () => failed });
    showForm(fixtures.header, services);
    await fillIn();
    await userEvent.click(button());
    await userEvent.type(street(), ' North');
    await userEvent.click(button());
    expect(new Set(services.orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('shows what the service found wrong', async () => {
    const services = standInServices({
      answer: () => ({ kind: 'refused', issues: [{ field: 'zip', message: 'zipInvalid' }] }),
    });
    showForm(fixtures.cityEmail, services);
    await fillIn();
    await userEvent.click(button('Tell me when'));
    expect(box('ZIP code').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box('ZIP code'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fails like any other when its script does not arrive', async () => {
    const services = standInServices({ answer: () => Promise.reject(new Error('no chunk')) });
    showForm(fixtures.headerWithoutEmail, services);
    await fillIn(false);
    await userEvent.click(button());
    expect(screen.getByRole('alert').textContent).toContain('Everything you typed is still here.');
  });

  it('can be used again when the visitor comes back to its page', async () => {
    const services = standInServices();
    showForm(fixtures.headerWithoutEmail, services);
    await fillIn(false);
    await userEvent.click(button());
    expect(button(/Check my address/).getAttribute('aria-busy')).toBe('true');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(button().hasAttribute('aria-busy')).toBe(false);
    await userEvent.click(button());
    expect(services.orders).toHaveLength(2);
  });

  it('opens for good when one of its fields gets the focus, and not under a finger on its button', async () => {
    showForm(fixtures.emailOnlySearch, standInServices());
    const form = screen.getByRole('form');
    button('Keep me posted').focus();
    expect(form.hasAttribute('data-open')).toBe(false);
    box('Email').focus();
    button('Keep me posted').focus();
    expect(form.hasAttribute('data-open')).toBe(true);
  });

  it('gets the human check ready with the first touch', async () => {
    const services = standInServices();
    showForm(fixtures.header, services);
    expect(services.prepared).toBe(0);
    await userEvent.click(box('Email'));
    expect(services.prepared).toBeGreaterThan(0);
  });
});

describe('an address that is suggested', () => {
  const open = async (services: StandInServices, typed = '12 jun') => {
    showForm(fixtures.header, services);
    await userEvent.type(street(), typed);
    return screen.findByRole('listbox', { hidden });
  };

  it('fills in street and ZIP, and the doors of its building', async () => {
    const services = standInServices();
    await open(services);
    await userEvent.click(screen.getByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    expect(street().value).toBe('12 Juniper Street');
    expect(screen.queryByRole('listbox', { hidden })).toBeNull();
    await userEvent.click(screen.getByLabelText(/^Unit/));
    await screen.findByRole('listbox', { hidden });
    expect(screen.getAllByRole('option', { hidden }).map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '2B',
      '10',
    ]);
    await userEvent.type(screen.getByLabelText(/^Unit/), '2');
    await waitFor(() => expect(screen.getAllByRole('option', { hidden })).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByLabelText<HTMLInputElement>(/^Unit/).value).toBe('2B');
    expect(services.orders).toEqual([]);
  });

  it('is chosen by key, with the focus in the field', async () => {
    await open(standInServices());
    await userEvent.keyboard('{ArrowDown}');
    const option = screen.getByRole('option', { selected: true, hidden });
    expect(street().getAttribute('aria-activedescendant')).toBe(option.id);
    expect(street().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { hidden }).id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(street().value).toBe('12 Juniper Street'));
    expect(document.activeElement).toBe(street());
  });

  it('goes with Escape, and what was typed stays', async () => {
    await open(standInServices());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox', { hidden })).toBeNull();
    expect(street().value).toBe('12 jun');
    expect(street().getAttribute('aria-expanded')).toBe('false');
  });

  it('clears what was wrong with the fields that it fills', async () => {
    showForm(fixtures.header, standInServices());
    await userEvent.type(box('Email'), 'sam@example.com');
    await userEvent.click(button());
    expect(street().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(street(), '12 jun');
    await userEvent.click(await screen.findByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    expect(screen.getByRole('form').querySelector('[aria-invalid]')).toBeNull();
  });

  it('has no doors when its address is not known', async () => {
    await open(standInServices({ building: null }));
    await userEvent.click(screen.getByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    await userEvent.click(screen.getByLabelText(/^Unit/));
    expect(screen.getByLabelText(/^Unit/).getAttribute('role')).toBeNull();
  });

  it('takes its doors along when the street is typed over', async () => {
    await open(standInServices());
    await userEvent.click(screen.getByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    await userEvent.click(screen.getByLabelText(/^Unit/));
    await screen.findByRole('listbox', { hidden });
    await userEvent.type(street(), ' West');
    expect(screen.getByLabelText(/^Unit/).getAttribute('role')).toBeNull();
    expect(screen.getByLabelText(/^Unit/).hasAttribute('aria-expanded')).toBe(false);
  });

  it('takes the id of the building along to the data layer', async () => {
    await open(standInServices());
    await userEvent.click(screen.getByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    await userEvent.type(box('Email'), 'sam@example.com');
    await userEvent.click(button());
    expect(page.dataLayer).toMatchObject([{ zipCode: '97205', addressId: 'a-1' }]);
  });

  it('is never needed: without suggestions the street is typed', async () => {
    const services = standInServices();
    services.places.suggest = () => Promise.reject(new Error('offline'));
    showForm(fixtures.headerWithoutEmail, services);
    await fillIn(false);
    await userEvent.click(button());
    expect(services.orders).toHaveLength(1);
  });
});
