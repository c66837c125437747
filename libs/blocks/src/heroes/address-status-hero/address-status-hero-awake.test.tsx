import { LanguageProvider, RoutesProvider } from '@skein/ui';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import type { CheckedAddress } from '../address-label/address-lines.ts';
import { AddressStatusHeroAwake } from './address-status-hero-awake.tsx';
import { addressStatusHero } from './address-status-hero.block.ts';
import type { AddressStatusHeroViewProps } from './address-status-hero.tsx';
import * as fixtures from './address-status-hero.fixtures.ts';
import { AddressStatusHero } from './address-status-hero.tsx';

const props = fixtureProps(addressStatusHero, fixtures.addressNotYet);
const address: CheckedAddress = { streetAddress: '3 Almost There Ave', unitNumber: '', zipCode: '78704' };

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
const complain = vi.fn();

async function wake(
  changes: Partial<AddressStatusHeroViewProps> = {},
  readAddress = (): CheckedAddress | undefined => address,
) {
  const served = { ...props, ...changes };
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const prefix = location.pathname.startsWith('/intl/es') ? '/intl/es' : '';
  const results = {
    notYet: `${prefix}/address/not-yet`,
    almostThere: `${prefix}/address/almost-there`,
    tryAgain: `${prefix}/address/try-again`,
  };
  const within = (hero: React.ReactNode) => (
    <RoutesProvider routes={{ results }}>
      <LanguageProvider language="en">{hero}</LanguageProvider>
    </RoutesProvider>
  );
  place.innerHTML = renderToString(within(<AddressStatusHero {...served} />));
  const before = place.innerHTML;
  await act(async () => {
    root = hydrateRoot(place, within(<AddressStatusHeroAwake {...served} readAddress={readAddress} />), {
      onRecoverableError: complain,
    });
  });
  return { place, before };
}
const picture = (place: HTMLElement) => place.querySelector('img')?.getAttribute('src');
const comeFrom = (referrer: string, path: string) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', path);
};

beforeEach(() => {
  complain.mockClear();
  comeFrom('', '/');
});
afterEach(async () => {
  await act(async () => root?.unmount());
});

describe('AddressStatusHero, awake', () => {
  it.each([
    [undefined, 1, 0, true],
    ['almost-there', 1, 1, false],
    ['not-yet', 0, 1, false],
    ['try-again', 0, 1, false],
  ] as const)(
    'draws how far the line is for the status %s, whatever page its visitor comes from',
    async (status, built, ahead, lit) => {
      comeFrom('https://skein.test/address/not-yet', '/address/available');
      const { place } = await wake({ status }, () => ({ ...address, streetAddress: '12B Ready Rd' }));
      const drawn = (mark: string) =>
        [...place.querySelectorAll(`path[data-${mark}]`)].filter((path) => path.getAttribute('d')).length;
      expect([drawn('line'), drawn('ahead')]).toEqual([built, ahead]);
      expect(place.querySelector('[data-lit]') !== null).toBe(lit);
      expect(place.querySelector('svg text')?.textContent).toBe('12B');
    },
  );

  it('takes over what was served without a complaint, and then shows the address', async () => {
    const { place, before } = await wake();
    expect(complain).not.toHaveBeenCalled();
    expect(before).not.toContain('Almost There');
    expect(place.querySelector('address')?.textContent).toBe('3 Almost There Ave78704');
    expect(place.textContent).toContain('You asked about');
  });

  it('goes on naming the email that the server took with the address', async () => {
    const { place, before } = await wake({ email: 'sam+<b>@example.com' });
    expect(complain).not.toHaveBeenCalled();
    expect(before).toContain('We have kept your email: sam+&lt;b&gt;@example.com.');
    expect(place.textContent).toContain('We have kept your email: sam+<b>@example.com.');
    const worded = await wake({ email: 'sam@example.com', emailNotice: 'We write to' });
    expect(worded.place.textContent).toContain('We write to sam@example.com.');
    expect((await wake()).place.textContent).not.toContain('kept your email');
  });

  it('shows no label without an address, nor without words for it', async () => {
    expect((await wake({}, () => undefined)).place.querySelector('address')).toBeNull();
    expect((await wake({ addressNotice: undefined })).place.querySelector('address')).toBeNull();
  });

  it('shows no stored address where the server knows that the visitor checked a ZIP code alone', async () => {
    const zipAlone = { streetAddress: '', unitNumber: '', zipCode: '59801' };
    expect((await wake({ address: zipAlone })).place.querySelector('address')).toBeNull();
  });

  it.each([
    ['http://localhost/address/try-again', '/address/not-yet', 'not-found'],
    ['', '/address/almost-there', 'coming-soon'],
    ['http://localhost/product/internet', '/intl/es/address/try-again', 'not-found'],
    ['', '/somewhere', 'not-available'],
  ])('from %j on %j opens with %s', async (referrer, path, name) => {
    comeFrom(referrer, path);
    expect(picture((await wake()).place)).toContain(name);
  });

  it('keeps the usual picture where the one for the status is missing', async () => {
    comeFrom('', '/address/try-again');
    expect(picture((await wake({ tryAgainImage: undefined })).place)).toContain('network-map');
  });
});
