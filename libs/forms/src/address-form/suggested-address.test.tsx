import { screen, waitFor } from '@testing-library/react';
import { timePasses } from '../testing/time-passes.ts';
import { visitor } from '../testing/visitor.ts';
import { describe, expect, it } from 'vitest';
import * as fixtures from './address-form.fixtures.ts';
import { box, button, fillIn, street } from '../testing/form-controls.ts';
import { showForm } from '../testing/show-form.tsx';
import { standInServices, type StandInServices } from '../testing/stand-in-services.ts';

const page = globalThis as { dataLayer?: object[] };
/** Queries must include hidden elements, because jsdom cannot show popovers. */
const hidden = true;

timePasses();

describe('an address that is suggested', () => {
  const open = async (services: StandInServices, typed = '12 jun') => {
    showForm(fixtures.header, services);
    await visitor.type(street(), typed);
    return screen.findByRole('listbox', { hidden });
  };

  it('fills in street and ZIP, and the doors of its building', async () => {
    const services = standInServices();
    await open(services);
    await visitor.click(screen.getByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    expect(street().value).toBe('12 Juniper Street');
    expect(screen.queryByRole('listbox', { hidden })).toBeNull();
    await visitor.click(screen.getByLabelText(/^Unit/));
    await screen.findByRole('listbox', { hidden });
    expect(screen.getAllByRole('option', { hidden }).map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '2B',
      '10',
    ]);
    await visitor.type(screen.getByLabelText(/^Unit/), '2');
    await waitFor(() => expect(screen.getAllByRole('option', { hidden })).toHaveLength(2));
    await visitor.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByLabelText<HTMLInputElement>(/^Unit/).value).toBe('2B');
    expect(services.orders).toEqual([]);
  });

  it('is chosen by key, with the focus in the field', async () => {
    await open(standInServices());
    await visitor.keyboard('{ArrowDown}');
    const option = screen.getByRole('option', { selected: true, hidden });
    expect(street().getAttribute('aria-activedescendant')).toBe(option.id);
    expect(street().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { hidden }).id);
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(street().value).toBe('12 Juniper Street'));
    expect(document.activeElement).toBe(street());
  });

  it('goes with Escape, and what was typed stays', async () => {
    await open(standInServices());
    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('listbox', { hidden })).toBeNull();
    expect(street().value).toBe('12 jun');
    expect(street().getAttribute('aria-expanded')).toBe('false');
  });

  it('clears what was wrong with the fields that it fills', async () => {
    showForm(fixtures.header, standInServices());
    await visitor.type(box('Email'), 'sam@example.com');
    await visitor.click(button());
    expect(street().getAttribute('aria-invalid')).toBe('true');
    await visitor.type(street(), '12 jun');
    await visitor.click(await screen.findByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    expect(screen.getByRole('form').querySelector('[aria-invalid]')).toBeNull();
  });

  it('has no doors when its address is not known', async () => {
    await open(standInServices({ building: null }));
    await visitor.click(screen.getByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    await visitor.click(screen.getByLabelText(/^Unit/));
    expect(screen.getByLabelText(/^Unit/).getAttribute('role')).toBeNull();
  });

  it('takes its doors along when the street is typed over', async () => {
    await open(standInServices());
    await visitor.click(screen.getByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    await visitor.click(screen.getByLabelText(/^Unit/));
    await screen.findByRole('listbox', { hidden });
    await visitor.type(street(), ' West');
    expect(screen.getByLabelText(/^Unit/).getAttribute('role')).toBeNull();
    expect(screen.getByLabelText(/^Unit/).hasAttribute('aria-expanded')).toBe(false);
  });

  it('takes the id of the building along to the data layer', async () => {
    await open(standInServices());
    await visitor.click(screen.getByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    await visitor.type(box('Email'), 'sam@example.com');
    await visitor.click(button());
    expect(page.dataLayer).toMatchObject([{ zipCode: '97205', addressId: 'a-1' }]);
  });

  it('takes the id along no more once the street is typed over', async () => {
    await open(standInServices());
    await visitor.click(screen.getByRole('option', { name: /12 Juniper/, hidden }));
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    await visitor.type(street(), ' West');
    await visitor.type(box('ZIP code'), '97206');
    await visitor.type(box('Email'), 'sam@example.com');
    await visitor.click(button());
    expect(page.dataLayer).toMatchObject([{ zipCode: '97206' }]);
    expect(JSON.stringify(page.dataLayer)).not.toContain('a-1');
  });

  it('is never needed: without suggestions the street is typed', async () => {
    const services = standInServices();
    services.places.suggest = () => Promise.reject(new Error('offline'));
    showForm(fixtures.headerWithoutEmail, services);
    await fillIn(false);
    await visitor.click(button());
    expect(services.orders).toHaveLength(1);
  });
});
