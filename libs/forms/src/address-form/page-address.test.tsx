import { act, cleanup, render, screen } from '@testing-library/react';
import { emitPageEvent } from '@skein/cms-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { box, street } from '../testing/form-controls.ts';
import { formElement } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import * as fixtures from './address-form.fixtures.ts';

const BUILDING = { street: '6710 Vine Dr', zip: '78723' };
const fill = () => act(() => emitPageEvent('fill-address', BUILDING));
const form = () => formElement(fixtures.headerWithoutEmail, standInServices());
const values = () => [street().value, box('ZIP code').value];

beforeEach(() => void (globalThis.skeinPending = []));
afterEach(cleanup);

it.each(['before', 'after'])(
  'the form of a dialog takes the address that the page sends %s it wakes',
  (when) => {
    if (when === 'before') fill();
    render(<dialog open>{form()}</dialog>);
    if (when === 'after') fill();
    expect(values()).toEqual(['6710 Vine Dr', '78723']);
    if (when === 'after') expect(document.activeElement).toBe(screen.getByLabelText(/^Unit/));
  },
);

it('a form outside a dialog leaves the address to the dialog', () => {
  render(form());
  fill();
  expect(values()).toEqual(['', '']);
  expect(globalThis.skeinPending).toEqual([['fill-address', BUILDING]]);
});
