'use client';

import { useRoutes } from '@skein/ui';
import { useMemo, useSyncExternalStore } from 'react';
import type { CheckedAddress } from '../address-label/address-lines.ts';
import { addressStatus } from './address-status.ts';
import { AddressStatusHero, type AddressStatusHeroViewProps } from './address-status-hero.tsx';

export interface AddressStatusHeroAwakeProps extends AddressStatusHeroViewProps {
  /**
   * Returns the checked address that the browser has stored. The hero uses it only if the server sent no
   * address.
   */
  readonly readAddress: () => CheckedAddress | undefined;
}

/** A store subscription without events: referrer and address do not change while the page is open. */
const never = () => () => {};
const unknown = () => undefined;

/**
 * `AddressStatusHero` for the browser. It reads the page from which the visitor comes, and the address that the
 * visitor checked.
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
