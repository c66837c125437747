import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageTexts } from '../address/address-messages.ts';
import { box, fillIn, street } from '../testing/form-controls.ts';
import { showForm } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import * as fixtures from './address-form.fixtures.ts';

const scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.restoreAllMocks();
});

describe('what is said of a form', () => {
  it.each([
    ['at the field', fixtures.heroSearch],
    ['under the form, and on phones at the field', fixtures.search],
  ])('stands %s, and is scrolled to together with it', async (_, fixture) => {
    const { container } = showForm(fixture, standInServices());
    await userEvent.type(street(), '12 Juniper Street');
    await userEvent.keyboard('{Escape}{Enter}');
    const zip = box('ZIP code');
    expect(document.activeElement).toBe(zip);
    const place = scrolledTo.at(-1);
    expect(place?.contains(zip)).toBe(true);
    const words = container.querySelector('[aria-live]')?.textContent ?? '';
    expect(words).not.toBe('');
    expect(place?.textContent).toContain(words);
    expect(place?.contains(street())).toBe(false);
  });

  it('is scrolled to when nobody took what was sent', async () => {
    const services = standInServices({ answer: () => ({ kind: 'failed', reason: 'status 502' }) });
    showForm(fixtures.search, services);
    await fillIn(false);
    await userEvent.keyboard('{Enter}');
    expect(scrolledTo.at(-1)).toBe(screen.getByRole('alert'));
  });

  it('is said once by one live region, in the words that stand at the field', async () => {
    const { container } = showForm(fixtures.search, standInServices());
    await userEvent.click(screen.getByRole('button', { name: 'Check my address' }));
    // The street is asked for first.
    expect(screen.getAllByText(messageTexts.streetRequired.en)).toHaveLength(2);
    expect(container.querySelectorAll('[aria-live] > *')).toHaveLength(1);
  });
});
