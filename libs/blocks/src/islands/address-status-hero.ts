import { readStoredAddress } from '@skein/forms';
import { useRoutes } from '@skein/ui';
import { createElement, useEffect, type ReactElement } from 'react';
import { AddressStatusHeroAwake } from '../heroes/address-status-hero/address-status-hero-awake.tsx';
import type { AddressStatusHeroProps } from '../heroes/address-status-hero/address-status-hero.tsx';

/**
 * Draws the hero, and passes it the street address that the browser has stored. The hero does not read the storage
 * itself.
 */
export default function AddressStatusHeroIsland(props: AddressStatusHeroProps): ReactElement {
  const { results } = useRoutes();
  useEffect(() => {
    // Starts forms on the page that use the stored address.
    if (readStoredAddress(results)) dispatchEvent(new CustomEvent('skein:wake', { detail: 'known-address' }));
  }, [results]);
  return createElement(AddressStatusHeroAwake, { ...props, readAddress: () => readStoredAddress(results) });
}
