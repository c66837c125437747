import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { emitPageEvent } from '@skein/cms-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlaceSelection } from '../places/place-lookups.ts';
import type { PostResult } from '../post/send-post.ts';
import { box, button, fillIn, street } from '../testing/form-controls.ts';
import { formElement } from '../testing/show-form.tsx';
import { juniper, standInServices } from '../testing/stand-in-services.ts';
import { timePasses } from '../testing/time-passes.ts';
import { visitor } from '../testing/visitor.ts';
import * as fixtures from './address-form.fixtures.ts';

/** Queries must include hidden elements, because jsdom cannot show popovers. */
const hidden = true;
const page = globalThis as { dataLayer?: object[] };
const BUILDING = { street: '6710 Vine Dr', zip: '78723' };
const fill = () => act(() => emitPageEvent('fill-address', BUILDING));
const form = (services = standInServices()) => formElement(fixtures.headerWithoutEmail, services);
const unit = () => screen.getByLabelText<HTMLInputElement>(/^Unit/);
const values = () => [street().value, unit().value, box('ZIP code').value];

timePasses();
beforeEach(() => {
  globalThis.skeinPending = [];
  page.dataLayer = [];
});
afterEach(cleanup);

it.each(['before', 'after'])(
  'the form of a dialog takes the address that the page sends %s it wakes',
  (when) => {
    if (when === 'before') fill();
    render(<dialog open>{form()}</dialog>);
    if (when === 'after') fill();
    expect(values()).toEqual(['6710 Vine Dr', '', '78723']);
    if (when === 'after') expect(document.activeElement).toBe(unit());
  },
);

it('a form outside a dialog leaves the address to the dialog', () => {
  render(form());
  fill();
  expect(values()).toEqual(['', '', '']);
  expect(globalThis.skeinPending).toEqual([['fill-address', BUILDING]]);
});

describe('the address of the page, in a form that was used before,', () => {
  const choose = async () => {
    await visitor.type(street(), '12 jun');
    await visitor.click(await screen.findByRole('option', { name: /12 Juniper/, hidden }));
  };

  it('replaces the chosen place, its doors and its id', async () => {
    render(<dialog open>{form()}</dialog>);
    await choose();
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    await visitor.click(unit());
    await screen.findByRole('listbox', { hidden });
    fill();
    await visitor.type(unit(), '99');
    expect(screen.queryByText(/find that unit/)).toBeNull();
    await visitor.click(button());
    expect(page.dataLayer).toMatchObject([{ zipCode: '78723' }]);
    expect(page.dataLayer?.[0]).not.toHaveProperty('addressId');
  });

  it('keeps its ZIP code while the street is corrected', async () => {
    render(<dialog open>{form()}</dialog>);
    await choose();
    await waitFor(() => expect(box('ZIP code').value).toBe('97205'));
    fill();
    await visitor.type(street(), ' N');
    expect(values()).toEqual(['6710 Vine Dr N', '', '78723']);
  });

  it('stays, if the chosen place is found only after it', async () => {
    let find: (place: PlaceSelection) => void = () => {};
    const services = standInServices();
    services.places.select = () => new Promise((resolve) => (find = resolve));
    render(<dialog open>{form(services)}</dialog>);
    await choose();
    fill();
    await act(async () => find(juniper));
    expect(values()).toEqual(['6710 Vine Dr', '', '78723']);
  });

  it('removes what was said about the address before', async () => {
    render(<dialog open>{form()}</dialog>);
    await visitor.type(street(), '12 Juniper Street');
    await visitor.click(button());
    expect(box('ZIP code').getAttribute('aria-invalid')).toBe('true');
    fill();
    expect(box('ZIP code').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('keeps the unit, if it is the same address', () => {
    render(<dialog open>{form()}</dialog>);
    fill();
    unit().value = '4';
    fill();
    expect(values()).toEqual(['6710 Vine Dr', '4', '78723']);
  });

  it('is there, after a late answer has taken the place of the form', async () => {
    let end: (result: PostResult) => void = () => {};
    const services = standInServices({ answer: () => new Promise((resolve) => (end = resolve)) });
    render(<dialog open>{form(services)}</dialog>);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await fillIn(false);
    await visitor.click(button());
    dialog.open = false;
    await act(async () => end({ kind: 'accepted', location: '/address/available' }));
    await waitFor(() => expect(dialog.querySelector('form')).toBeNull());
    dialog.open = true;
    act(() => void dialog.dispatchEvent(new Event('close')));
    fill();
    expect(values()).toEqual(['6710 Vine Dr', '', '78723']);
  });
});
