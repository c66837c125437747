import { screen } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as fixtures from './address-form.fixtures.ts';
import { box, button, fillIn } from '../testing/form-controls.ts';
import { formRoutes } from '../testing/form-routes.ts';
import { showForm } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';

const page = globalThis as { dataLayer?: object[] };

beforeEach(() => {
  page.dataLayer = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('an address form', () => {
  it('sends what was typed and opens the page that follows', async () => {
    const services = standInServices();
    showForm(fixtures.header, services);
    await fillIn();
    await visitor.click(button());
    expect(services.orders).toEqual([
      {
        results: formRoutes.en.results,
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
    const services = standInServices({ answer: () => ({ kind: 'failed', reason: 'status 502' }) });
    showForm(fixtures.header, services);
    await fillIn();
    await visitor.click(button());
    await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
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
    await visitor.type(box('Email'), 'sam@example.com{Enter}');
    expect(services.orders).toHaveLength(1);
  });

  it('blocks the submit while something is wrong, and says so politely', async () => {
    const services = standInServices();
    const { container } = showForm(fixtures.cityEmail, services);
    await visitor.click(button('Tell me when'));
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
    await visitor.click(button('Tell me when'));
    expect(box('ZIP code').getAttribute('aria-invalid')).toBe('true');
    await visitor.type(box('ZIP code'), '9');
    expect(box('ZIP code').hasAttribute('aria-invalid')).toBe(false);
    expect(box('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('can be sent after its errors are fixed', async () => {
    const services = standInServices();
    showForm(fixtures.heroSearch, services);
    await visitor.click(button());
    await fillIn(false);
    await visitor.click(button());
    expect(services.orders).toHaveLength(1);
  });

  it.each([
    ['the email of the address check, while it is empty', fixtures.header, 'Email'],
    ['the street of one without an email', fixtures.headerWithoutEmail, 'Street address'],
    ['the first failing field of another form', fixtures.search, 'Street address'],
  ])('puts the focus on %s', async (_, fixture, label) => {
    showForm(fixture, standInServices());
    await visitor.click(button());
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  });

  it('puts the focus there again when it is refused again', async () => {
    showForm(fixtures.search, standInServices());
    await visitor.click(button());
    await visitor.click(button());
    expect(document.activeElement).toBe(screen.getByLabelText('Street address'));
  });

  it('shows what is wrong in a bubble at the field, where it is of that kind', async () => {
    showForm(fixtures.tooltipEmail, standInServices());
    await visitor.click(button('Keep me posted'));
    const bubble = screen.getByRole('tooltip');
    expect(bubble.textContent).toBe('Enter your email address.');
    expect(box('Email').getAttribute('aria-describedby')).toBe(bubble.id);
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
    await visitor.click(box('Email'));
    expect(services.prepared).toBeGreaterThan(0);
  });
});
