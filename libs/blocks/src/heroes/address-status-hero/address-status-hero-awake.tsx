'use client';

import { useRoutes } from '@skein/ui';
import { useMemo, useSyncExternalStore } from 'react';
import type { CheckedAddress } from '../address-label/address-lines.ts';
import { addressStatus } from './address-status.ts';
import { AddressStatusHero, type AddressStatusHeroViewProps } from './address-status-hero.tsx';

export interface AddressStatusHeroAwakeProps extends AddressStatusHeroViewProps {
  /** The address of this page's outcome that this browser knows. One that the page was served with counts for more. */
  readonly readAddress: () => CheckedAddress | undefined;
}

/** Neither the way here nor the address changes while the page is open. */
const never = () => () => {};
const unknown = () => undefined;

/** `AddressStatusHero` for the browser: knows where the visitor comes from and what they checked. */
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
