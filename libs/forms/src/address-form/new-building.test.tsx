import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaceSelection } from '../places/place-lookups.ts';
import { box, street } from '../testing/form-controls.ts';
import { showForm } from '../testing/show-form.tsx';
import { timePasses } from '../testing/time-passes.ts';
import { visitor } from '../testing/visitor.ts';
import { juniper, standInServices } from '../testing/stand-in-services.ts';
import type { Building } from '../units/building-lookup.ts';
import * as fixtures from './address-form.fixtures.ts';

/** Queries must include hidden elements, because jsdom cannot show popovers. */
const hidden = true;
const june: PlaceSelection = {
  streetNumberValue: '120',
  routeValue: 'June Avenue',
  zipCodeValue: '97209',
  placeId: 'p-june',
};
const NO_ZIP = { ...june, zipCodeValue: '' };

timePasses();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const unit = () => screen.getByLabelText<HTMLInputElement>(/^Unit/);
const zip = () => box('ZIP code');

/** Returns a promise of an answer, and a function with which the test gives the answer later. */
function later<Answer>() {
  let answer: (value: Answer) => void = () => {};
  const promise = new Promise<Answer>((resolve) => (answer = resolve));
  return { promise, answer: (value: Answer) => act(async () => answer(value)) };
}

/**
 * Shows a form.
 * @param buildings the building at each place, by the place's id. An error means that the service does not
 * answer
 */
function show(
  buildings: Readonly<Record<string, Building | Promise<Building> | Error | undefined>>,
  second: PlaceSelection | Promise<PlaceSelection> | undefined = june,
) {
  const services = standInServices();
  services.places.select = async ({ placeId }) => (placeId === juniper.placeId ? juniper : second);
  services.lookUpBuilding = async ({ placeId }) => {
    const building = buildings[placeId];
    if (building instanceof Error) throw building;
    return building;
  };
  showForm(fixtures.headerWithoutEmail, services);
  return services;
}

async function choose(typed: string, option: RegExp) {
  await visitor.clear(street());
  await visitor.type(street(), typed);
  await visitor.click(await screen.findByRole('option', { name: option, hidden }));
}
const chooseJuniper = async () => {
  await choose('12 jun', /12 Juniper/);
  await waitFor(() => expect(zip().value).toBe('97205'));
  await act(async () => {});
};
const chooseJune = () => choose('120 jun', /120 June/);

const doors = (...units: string[]): Building => ({ addressId: 'a', units });

describe('a new building', () => {
  it.each<[string, Building | Error | undefined, string]>([
    ['has other doors: the unit goes', doors('1', '7'), ''],
    ['has the same door: the unit stays', doors('2B', '7'), '2B'],
    ['is a house: the unit goes', doors(), ''],
    ['is not known: the door of another one goes', undefined, ''],
    ['cannot be looked up: the door of another one goes', new Error('limited'), ''],
  ])('%s', async (_, second, left) => {
    show({ [juniper.placeId]: doors('1', '2B'), [june.placeId]: second });
    await chooseJuniper();
    await visitor.type(unit(), '2B');
    await chooseJune();
    await waitFor(() => expect(zip().value).toBe('97209'));
    await waitFor(() => expect(unit().value).toBe(left));
  });

  it.each([
    ['nothing is known of', undefined, 'Apt 4'],
    ['whose doors it is one of, in other words', doors('4'), 'Apt 4'],
  ])('leaves a unit that was typed before, when it is one %s', async (_, building, left) => {
    show({ [june.placeId]: building });
    await visitor.type(unit(), 'Apt 4');
    await chooseJune();
    await waitFor(() => expect(zip().value).toBe('97209'));
    await act(async () => {});
    expect(unit().value).toBe(left);
  });

  it('does not take away the unit that is typed while its doors are looked up', async () => {
    const { promise, answer } = later<Building>();
    show({ [juniper.placeId]: promise });
    await choose('12 jun', /12 Juniper/);
    await waitFor(() => expect(zip().value).toBe('97205'));
    await visitor.type(unit(), '99');
    await answer(doors('1', '2B'));
    expect(unit().value).toBe('99');
  });

  it('does not write over the ZIP that is typed while its place is looked up', async () => {
    const { promise, answer } = later<PlaceSelection>();
    show({}, promise);
    await chooseJune();
    await visitor.type(zip(), '78704');
    await answer(june);
    expect(zip().value).toBe('78704');
    expect(street().value).toBe('120 June Avenue');
  });

  it.each<[string, PlaceSelection | undefined]>([
    ['has no ZIP', NO_ZIP],
    ['is gone', undefined],
  ])('does not keep the ZIP of the one before, when it %s', async (_, second) => {
    const services = show({ [juniper.placeId]: doors('1') });
    services.places.select = async ({ placeId }) => (placeId === juniper.placeId ? juniper : second);
    await chooseJuniper();
    expect(zip().value).toBe('97205');
    await chooseJune();
    await waitFor(() => expect(street().value).toBe('120 June Avenue'));
    expect(zip().value).toBe('');
  });

  it('shows all its doors each time the unit is gone to', async () => {
    show({ [juniper.placeId]: doors('1', '2', '2B', '10') });
    await chooseJuniper();
    await visitor.click(unit());
    await visitor.click(await screen.findByRole('option', { name: '2B', hidden }));
    expect(unit().value).toBe('2B');
    expect(screen.queryByRole('listbox', { hidden })).toBeNull();
    await visitor.click(zip());
    await visitor.click(unit());
    await waitFor(() => expect(screen.getAllByRole('option', { hidden })).toHaveLength(4));
    await visitor.keyboard('{Escape}{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option', { hidden })).toHaveLength(4));
  });

  it('shows more doors than a screen holds', async () => {
    const many = Array.from({ length: 120 }, (_, index) => String(index + 1));
    show({ [juniper.placeId]: doors(...many) });
    await chooseJuniper();
    await visitor.click(unit());
    await waitFor(() => expect(screen.getAllByRole('option', { hidden })).toHaveLength(120));
  });

  it('says so when a unit is none of its doors, and takes it all the same', async () => {
    const services = show({ [juniper.placeId]: doors('1', '2B') });
    await chooseJuniper();
    await visitor.click(unit());
    await screen.findByRole('listbox', { hidden });
    await visitor.type(unit(), '9');
    expect((await screen.findAllByText(/find that unit/)).length).toBeGreaterThan(0);
    await visitor.keyboard('{Enter}');
    expect(services.orders.map(({ values }) => values)).toMatchObject([{ unit: '9' }]);
  });
});

describe('a street that is typed over', () => {
  const chooseDoor = async (name: string) => {
    await visitor.click(unit());
    await visitor.click(await screen.findByRole('option', { name, hidden }));
  };
  const typeOver = () => visitor.type(street(), ' West');

  it('takes along the ZIP and the door that its building has brought', async () => {
    show({ [juniper.placeId]: doors('1', '2B') });
    await chooseJuniper();
    await chooseDoor('2B');
    await typeOver();
    expect([street().value, unit().value, zip().value]).toEqual(['12 Juniper Street West', '', '']);
  });

  it('leaves what was typed in their place', async () => {
    show({ [juniper.placeId]: doors('1', '2B') });
    await chooseJuniper();
    await chooseDoor('1');
    await visitor.clear(unit());
    await visitor.type(unit(), '2B');
    await visitor.clear(zip());
    await visitor.type(zip(), '97205');
    await typeOver();
    expect([unit().value, zip().value]).toEqual(['2B', '97205']);
  });

  it('leaves a ZIP that was typed before its place had the same', async () => {
    show({ [juniper.placeId]: doors('1') });
    await visitor.type(zip(), '97205');
    await chooseJuniper();
    await typeOver();
    expect(zip().value).toBe('97205');
  });

  it('has nothing more to take along after that', async () => {
    show({ [juniper.placeId]: doors('1', '2B') });
    await chooseJuniper();
    await typeOver();
    await visitor.type(zip(), '97205');
    await typeOver();
    expect(zip().value).toBe('97205');
  });
});
