import { render, screen, waitFor } from '@testing-library/react';
import type { AuthoredEntry } from '@skein/cms-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { formRoutes } from '../testing/form-routes.ts';
import { formElement, showForm } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import * as fixtures from './address-form.fixtures.ts';
import { storeAddress } from './stored-address.ts';

const address = { streetAddress: '2 Not Yet Ln', unitNumber: '4', zipCode: '78704' };

beforeEach(() => {
  storeAddress(address, formRoutes.en.results, '/address/not-yet');
});

/** Returns the street, unit and ZIP in a form on a page. */
async function filled(path: string, fixture: AuthoredEntry) {
  history.replaceState(null, '', path);
  const routes = formRoutes[path.startsWith('/intl/es') ? 'es' : 'en'];
  render(formElement(fixture, standInServices(), 'en-US', {}, routes));
  // Wait until the code that fills in the form has loaded and run.
  await import('./fill-known-address.ts');
  await Promise.resolve();
  return [/^Street|^Your street/, /^Unit/, /^ZIP/].map(
    (label) => screen.queryByLabelText<HTMLInputElement>(label)?.value,
  );
}

describe('a sign-up', () => {
  it.each(['/address/not-yet', '/intl/es/address/not-yet'])(
    'on %s carries the address of the page',
    async (path) => {
      expect(await filled(path, fixtures.stayConnected)).toEqual(['2 Not Yet Ln', '4', '78704']);
    },
  );

  it.each(['/', '/address/almost-there', '/stayintouch/verify'])('on %s carries none', async (path) => {
    expect(await filled(path, fixtures.stayConnected)).toEqual(['', '', '']);
  });

  it('sends what was filled in, or what the visitor makes of it', async () => {
    history.replaceState(null, '', '/address/not-yet');
    const services = standInServices();
    const { container } = showForm(fixtures.stayConnected, services);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Street/).value).not.toBe(''));
    const street = screen.getByLabelText<HTMLInputElement>(/^Street/);
    expect(street.readOnly || street.disabled).toBe(false);
    expect(new FormData(container.querySelector('form') ?? undefined).get('streetAddress')).toBe(
      '2 Not Yet Ln',
    );
  });
});

it('a form that checks addresses is empty: it is for another one', async () => {
  expect(await filled('/address/not-yet', fixtures.headerWithoutEmail)).toEqual(['', '', '']);
});

it('what the visitor has typed by then stays', async () => {
  history.replaceState(null, '', '/address/not-yet');
  showForm(fixtures.stayConnected, standInServices());
  const zip = screen.getByLabelText<HTMLInputElement>(/^ZIP/);
  zip.value = '9';
  await import('./fill-known-address.ts');
  await Promise.resolve();
  expect([zip.value, screen.getByLabelText<HTMLInputElement>(/^Street/).value]).toEqual(['9', '']);
});
