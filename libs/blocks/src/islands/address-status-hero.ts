import { readStoredAddress } from '@skein/forms';
import { useRoutes } from '@skein/ui';
import { createElement, useEffect, type ReactElement } from 'react';
import { AddressStatusHeroAwake } from '../heroes/address-status-hero/address-status-hero-awake.tsx';
import type { AddressStatusHeroProps } from '../heroes/address-status-hero/address-status-hero.tsx';

/** The block does not know where the forms keep the address; here the two meet. */
export default function AddressStatusHeroIsland(props: AddressStatusHeroProps): ReactElement {
  const { results } = useRoutes();
  useEffect(() => {
    // Forms on the page take it up.
    if (readStoredAddress(results)) dispatchEvent(new CustomEvent('skein:wake', { detail: 'known-address' }));
  }, [results]);
  return createElement(AddressStatusHeroAwake, { ...props, readAddress: () => readStoredAddress(results) });
}
