import { screen, waitFor } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { expect, it, vi } from 'vitest';
import * as fixtures from './address-form.fixtures.ts';
import { showForm } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';

it.each([
  ['whose button stays', fixtures.headerWithoutEmail],
  ['whose button is disabled meanwhile', fixtures.search],
])('a form %s has the focus after another try by keyboard that fails', async (_, fixture) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const services = standInServices({ answer: () => ({ kind: 'failed', reason: 'status 502' }) });
  const { container } = showForm(fixture, services);
  await visitor.type(screen.getByLabelText('Street address'), '12 Juniper Street');
  await visitor.type(screen.getByLabelText('ZIP code'), '97205');
  await visitor.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  await visitor.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  expect(services.orders).toHaveLength(2);
  await waitFor(() => expect(container.querySelector('form')?.contains(document.activeElement)).toBe(true));
});
