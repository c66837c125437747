import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as fixtures from '../address-form/address-form.fixtures.ts';
import { embeddedPlaces } from '../places/embedded-places.ts';
import { showForm } from '../testing/show-form.tsx';
import { standInFetch, type StandInAnswer } from '../testing/stand-in-fetch.ts';
import { standInServices } from '../testing/stand-in-services.ts';
import { timePasses } from '../testing/time-passes.ts';
import { visitor } from '../testing/visitor.ts';
import { lookUpBuilding } from '../units/building-lookup.ts';

const TOO_MANY: StandInAnswer = {
  status: 429,
  body: { error: { code: 'too_many_requests', message: 'That was a lot of lookups in a short time.' } },
};
const suggestions: StandInAnswer = {
  body: { suggestions: [{ placeId: 'p-1', text: '12 Juniper Street, Portland, OR 97205' }] },
};
const place: StandInAnswer = {
  body: { streetNumberValue: '12', routeValue: 'Juniper Street', zipCodeValue: '97205', placeId: 'p-1' },
};

timePasses();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/**
 * Shows the search form with services that refuse further requests.
 * @param answer returns the answer to a request
 */
function show(answer: (url: string) => StandInAnswer = () => TOO_MANY) {
  const { fetch, requests } = standInFetch(answer);
  const services = {
    ...standInServices(),
    places: embeddedPlaces(fetch),
    lookUpBuilding: (chosen: Parameters<typeof lookUpBuilding>[0]) =>
      lookUpBuilding(chosen, { fetch, hostname: 'localhost' }),
  };
  showForm(fixtures.search, services);
  return { services, requests };
}

const street = () => screen.getByLabelText<HTMLInputElement>('Street address');
const zip = () => screen.getByLabelText<HTMLInputElement>('ZIP code');
const send = () => visitor.click(screen.getByRole('button', { name: 'Check availability' }));
const choose = async () => {
  await visitor.type(street(), '12 juniper');
  await visitor.click(await screen.findByRole('option', { hidden: true }));
};

describe('a form whose lookups are limited', () => {
  it('has a street that is typed into, without suggestions and without a complaint', async () => {
    const { services, requests } = show();
    await visitor.type(street(), '12 Juniper Street');
    await waitFor(() => expect(requests.at(-1)).toContain('/api/places/suggest'));
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(street().getAttribute('aria-expanded')).not.toBe('true');
    expect(street().value).toBe('12 Juniper Street');
    await visitor.type(zip(), '97205');
    await send();
    expect(services.orders.map(({ values }) => values)).toEqual([
      { street: '12 Juniper Street', unit: '', zip: '97205' },
    ]);
  });

  it('keeps the street of a suggestion that cannot be looked up; the ZIP is typed', async () => {
    const { services } = show((url) => (url.includes('suggest') ? suggestions : TOO_MANY));
    await choose();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(street().value).toBe('12 Juniper Street');
    await visitor.type(zip(), '97205');
    await send();
    expect(services.orders.map(({ values }) => values)).toEqual([
      { street: '12 Juniper Street', unit: '', zip: '97205' },
    ]);
  });

  it('has a unit that is typed when the doors are not told', async () => {
    const { services } = show((url) =>
      url.includes('suggest') ? suggestions : url.startsWith('/api/places') ? place : TOO_MANY,
    );
    await choose();
    await waitFor(() => expect(zip().value).toBe('97205'));
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    await visitor.type(screen.getByLabelText(/^Unit/), '2B');
    await send();
    expect(services.orders.map(({ values }) => values)).toEqual([
      { street: '12 Juniper Street', unit: '2B', zip: '97205' },
    ]);
  });
});
