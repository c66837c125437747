'use client';

import { useRoutes } from '@skein/ui';
import { useMemo, useSyncExternalStore } from 'react';
import type { CheckedAddress } from '../address-label/address-lines.ts';
import { addressStatus } from './address-status.ts';
import { AddressStatusHero, type AddressStatusHeroViewProps } from './address-status-hero.tsx';

export interface AddressStatusHeroAwakeProps extends AddressStatusHeroViewProps {
  /**
   * Returns the address that this browser knows for this page's result. An address that the server sent with
   * the page takes precedence.
   */
  readonly readAddress: () => CheckedAddress | undefined;
}

/** Never notifies: neither referrer nor address changes while the page is open. */
const never = () => () => {};
const unknown = () => undefined;

/**
 * `AddressStatusHero` for the browser: it knows which page the visitor comes from and which address they
 * checked.
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
  // As text, so that the same address is the same value.
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
