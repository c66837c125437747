import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FILLING_WAIT_MS } from '../form/filled-in.ts';
import type { PlaceSelection } from '../places/place-lookups.ts';
import { box, button, street } from '../testing/form-controls.ts';
import { formElement } from '../testing/show-form.tsx';
import { juniper, standInServices } from '../testing/stand-in-services.ts';
import { timePasses } from '../testing/time-passes.ts';
import { visitor } from '../testing/visitor.ts';
import type { Building } from '../units/building-lookup.ts';
import * as fixtures from './address-form.fixtures.ts';

timePasses();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const zip = () => box('ZIP code');
const unit = () => screen.getByLabelText<HTMLInputElement>(/^Unit/);

/** Chooses a place in a form in an open dialog, and sends the form before the services know the place. */
async function sendAtOnce(typed: { unit?: string } = {}) {
  const selected = Promise.withResolvers<PlaceSelection | undefined>();
  const lookedUp = Promise.withResolvers<Building | undefined>();
  const services = standInServices();
  services.places.select = () => selected.promise;
  services.lookUpBuilding = () => lookedUp.promise;
  render(<dialog open>{formElement(fixtures.headerWithoutEmail, services)}</dialog>);
  if (typed.unit) await visitor.type(unit(), typed.unit);
  await visitor.type(street(), '12 jun');
  // The option counts as hidden, because jsdom cannot show popovers.
  await visitor.click(await screen.findByRole('option', { name: /12 Juniper/, hidden: true }));
  await visitor.click(button());
  return {
    services,
    place: (place: PlaceSelection | undefined) => act(async () => selected.resolve(place)),
    building: (building?: Building) => act(async () => lookedUp.resolve(building)),
  };
}

const isBusy = () => button(/Check availability/).getAttribute('aria-busy') === 'true';
const wrong = () => screen.getByRole('form').querySelector('[aria-invalid]');

describe('a form that is sent while the place that was chosen is looked up', () => {
  it('waits for what the place brings, finds nothing wrong before, and is sent with it', async () => {
    const { services, place, building } = await sendAtOnce();
    expect([isBusy(), wrong(), services.orders]).toEqual([true, null, []]);
    await place(juniper);
    expect([isBusy(), services.orders]).toEqual([true, []]);
    await building();
    await waitFor(() => expect(services.opened).toEqual(['/address/available']));
    expect(services.orders.map(({ values }) => values)).toEqual([
      { street: '12 Juniper Street', unit: '', zip: '97205' },
    ]);
  });

  it('is not sent with a unit that its building does not have', async () => {
    const { services, place, building } = await sendAtOnce({ unit: '77' });
    await place(juniper);
    await building({ addressId: 'a-1', units: ['1', '2B'] });
    await waitFor(() => expect(services.orders).toHaveLength(1));
    expect(services.orders[0]?.values).toMatchObject({ unit: '' });
  });

  it('says what is missing when nothing is known of the place', async () => {
    const { services, place } = await sendAtOnce();
    await place(undefined);
    await waitFor(() => expect(wrong()).toBe(zip()));
    expect(document.activeElement).toBe(zip());
    expect([isBusy(), services.orders]).toEqual([false, []]);
  });

  it('says what is missing when the place does not answer in time, and is sent once that is typed', async () => {
    const { services } = await sendAtOnce();
    await act(async () => vi.advanceTimersByTime(FILLING_WAIT_MS));
    expect(wrong()).toBe(zip());
    await visitor.type(zip(), '97205');
    await visitor.click(button());
    await act(async () => vi.advanceTimersByTime(FILLING_WAIT_MS));
    expect(services.orders).toHaveLength(1);
  });

  it.each([
    ['types on', () => visitor.type(zip(), '9')],
    ['types another street', () => visitor.type(street(), '1')],
    [
      'closes the dialog',
      async () => act(() => void screen.getByRole('dialog').dispatchEvent(new Event('close'))),
    ],
  ])('is not sent when the visitor %s meanwhile', async (_, leave) => {
    const { services, place, building } = await sendAtOnce();
    await leave();
    expect(isBusy()).toBe(false);
    await place(juniper);
    await building();
    await act(async () => vi.advanceTimersByTime(FILLING_WAIT_MS));
    expect([isBusy(), wrong(), services.orders]).toEqual([false, null, []]);
  });
});
