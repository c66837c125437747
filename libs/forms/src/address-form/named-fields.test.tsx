import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuthoredEntry } from '@skein/cms-client';
import { header, headerWithoutEmail, overlappingEmail } from './address-form.fixtures.ts';
import { showForm } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';

/** Fills in and sends a form. @returns functions that find its inputs */
async function sent(fixture: AuthoredEntry, typed: Readonly<Record<string, string>>) {
  const { container, getByLabelText } = showForm(fixture, standInServices());
  const input = (label: string) => getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement;
  for (const [label, value] of Object.entries(typed)) fireEvent.input(input(label), { target: { value } });
  await act(async () => fireEvent.submit(container.querySelector('form') as HTMLFormElement));
  const marked = () =>
    [...container.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ labels }) =>
      labels?.[0]?.textContent?.trim(),
    );
  const said = (label: string) =>
    (input(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join();
  return { input, marked, said };
}

describe('a message that names two fields', () => {
  it('marks street and ZIP of an address check that is sent empty, and begins at the street', async () => {
    const { input, marked, said } = await sent(headerWithoutEmail, {});
    expect(marked()).toEqual(['Street address', 'ZIP code']);
    expect(said('ZIP code')).toBe(said('Street address'));
    expect(document.activeElement).toBe(input('Street address'));
  });

  it.each([
    ['of the address check', header],
    ['of the form that lies over pictures', overlappingEmail],
  ])('marks email and ZIP %s where neither can be used', async (_, fixture) => {
    const { marked, said } = await sent(fixture, { Email: 'sam', 'ZIP code': '1' });
    expect(marked()).toEqual(['Email', 'ZIP code']);
    expect(said('ZIP code')).toBe(said('Email'));
  });

  it('marks only the one that is wrong', async () => {
    const { marked } = await sent(header, {
      Email: 'sam',
      'Street address': '12 Elm St',
      'ZIP code': '97205',
    });
    expect(marked()).toEqual(['Email']);
  });

  it('is taken back when either of them is edited', async () => {
    const { input, marked } = await sent(headerWithoutEmail, {});
    fireEvent.input(input('ZIP code'), { target: { value: '9' } });
    expect(marked()).toEqual([]);
  });
});
