'use client';

import { useRoutes } from '@skein/ui';
import { useMemo, useSyncExternalStore } from 'react';
import type { CheckedAddress } from '../address-label/address-lines.ts';
import { addressStatus } from './address-status.ts';
import { AddressStatusHero, type AddressStatusHeroViewProps } from './address-status-hero.tsx';

export interface AddressStatusHeroAwakeProps extends AddressStatusHeroViewProps {
  /**
   * Returns the checked street address that the browser has stored. The hero uses it only if the server sent no street
   * address.
   */
  readonly readAddress: () => CheckedAddress | undefined;
}

/** Subscribes to nothing, because the referrer and the stored street address do not change while the page is open. */
const never = () => () => {};
const unknown = () => undefined;

/**
 * Draws an `AddressStatusHero` in the browser. Unlike the server, the browser knows the page from which the visitor
 * comes, and the stored street address.
 */
export function AddressStatusHeroAwake({
  readAddress,
  status,
  address: served,
  ...props
}: AddressStatusHeroAwakeProps) {
  const { results } = useRoutes();
  const statusHere = () => addressStatus(results, document.referrer, location.pathname);
  const visited = useSyncExternalStore(never, statusHere, unknown);
  // Compares the address as text, because each read returns a new object.
  const written = useSyncExternalStore(never, () => JSON.stringify(readAddress()), unknown);
  const address = useMemo(
    () => (written === undefined ? undefined : (JSON.parse(written) as CheckedAddress)),
    [written],
  );
  return (
    <AddressStatusHero
      {...props}
      outcome={status ?? 'available'}
      status={visited ?? status}
      address={served ?? address}
    />
  );
}
