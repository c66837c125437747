import { readStoredAddress } from '@skein/forms';
import { useRoutes } from '@skein/ui';
import { createElement, useEffect, type ReactElement } from 'react';
import { AddressStatusHeroAwake } from '../heroes/address-status-hero/address-status-hero-awake.tsx';
import type { AddressStatusHeroProps } from '../heroes/address-status-hero/address-status-hero.tsx';

/**
 * Connects the block with the storage of the forms, because the block does not know where forms store the
 * address.
 */
export default function AddressStatusHeroIsland(props: AddressStatusHeroProps): ReactElement {
  const { results } = useRoutes();
  useEffect(() => {
    // Forms on the page take it up.
    if (readStoredAddress(results)) dispatchEvent(new CustomEvent('skein:wake', { detail: 'known-address' }));
  }, [results]);
  return createElement(AddressStatusHeroAwake, { ...props, readAddress: () => readStoredAddress(results) });
}
