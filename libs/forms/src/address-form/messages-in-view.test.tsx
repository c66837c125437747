import { screen, waitFor } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
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
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

describe('what is said of a form', () => {
  it.each([
    ['at the field', fixtures.heroSearch],
    ['under the form, and on phones at the field', fixtures.search],
  ])('stands %s, and is scrolled to together with it', async (_, fixture) => {
    const { container } = showForm(fixture, standInServices());
    await visitor.type(street(), '12 Juniper Street');
    await visitor.keyboard('{Escape}{Enter}');
    const zip = box('ZIP code');
    expect(document.activeElement).toBe(zip);
    const place = scrolledTo.at(-1);
    expect(place?.contains(zip)).toBe(true);
    const words = container.querySelector('[aria-live]')?.textContent ?? '';
    expect(words).not.toBe('');
    expect(place?.textContent).toContain(words);
    expect(place?.contains(street())).toBe(false);
  });

  it.each([
    ['together with the field where both have room', 500, true],
    ['not at the price of the field', 900, false],
  ])('under the form is scrolled to %s', async (_, bottom, both) => {
    const { container } = showForm(fixtures.search, standInServices());
    const region = container.querySelector('[aria-live]');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this === region ? new DOMRect(0, bottom - 40, 300, 40) : new DOMRect(0, 200, 300, 60);
    });
    await visitor.type(street(), '12 Juniper Street');
    await visitor.keyboard('{Escape}{Enter}');
    expect(document.activeElement).toBe(box('ZIP code'));
    expect(scrolledTo.at(-1) === region).toBe(both);
  });

  it('is scrolled to when nobody took what was sent', async () => {
    const services = standInServices({ answer: () => ({ kind: 'failed', reason: 'status 502' }) });
    showForm(fixtures.search, services);
    await fillIn(false);
    await visitor.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(scrolledTo.at(-1)).toBe(alert));
  });

  it('is said once by one live region, in the words that stand at the field', async () => {
    const { container } = showForm(fixtures.search, standInServices());
    await visitor.click(screen.getByRole('button', { name: 'Check availability' }));
    // The form reports a missing street first: at the field, and in the live region.
    expect(screen.getAllByText(messageTexts.streetRequired.en)).toHaveLength(2);
    expect(container.querySelectorAll('[aria-live] > *')).toHaveLength(1);
  });
});
