import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formElement } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import * as fixtures from './address-form.fixtures.ts';

const TOP_PX = 500;
const scrolled = vi.fn<(to: ScrollToOptions) => void>();
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal('scrollBy', scrolled);
  vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: TOP_PX } as DOMRect);
  scrolled.mockReset();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => place.remove());

async function wakeWithFocusIn(name: string | undefined) {
  const form = formElement(fixtures.heroSearch, standInServices());
  place.innerHTML = renderToString(form);
  if (name !== undefined) place.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const root = await act(async () => hydrateRoot(place, form));
  await act(async () => root.unmount());
}

it('moves the street into view that had the focus before the form woke', async () => {
  await wakeWithFocusIn('streetAddress');
  expect(scrolled.mock.calls).toEqual([[{ top: TOP_PX - 234 }]]);
});

it.each(['zipCode', undefined])('leaves the page where it is when %s had it', async (name) => {
  await wakeWithFocusIn(name);
  expect(scrolled).not.toHaveBeenCalled();
});
