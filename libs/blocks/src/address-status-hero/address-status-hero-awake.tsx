'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { CheckedAddress } from './address-lines.ts';
import { addressStatus } from './address-status.ts';
import type { AddressStatusHeroProps } from './address-status-hero.content.ts';
import { AddressStatusHero } from './address-status-hero.tsx';

export interface AddressStatusHeroAwakeProps extends AddressStatusHeroProps {
  /** The address that was checked last in this browser. */
  readonly readAddress: () => CheckedAddress | undefined;
}

/** Neither the way here nor the address changes while the page is open. */
const never = () => () => {};
const statusHere = () => addressStatus(document.referrer, location.pathname);
const unknown = () => undefined;

/** `AddressStatusHero` for the browser: knows where the visitor comes from and what they checked. */
export function AddressStatusHeroAwake({ readAddress, status, ...props }: AddressStatusHeroAwakeProps) {
  const visited = useSyncExternalStore(never, statusHere, unknown);
  // As text, so that the same address is the same value.
  const written = useSyncExternalStore(never, () => JSON.stringify(readAddress()), unknown);
  const address = useMemo(
    () => (written === undefined ? undefined : (JSON.parse(written) as CheckedAddress)),
    [written],
  );
  return <AddressStatusHero {...props} status={visited ?? status} address={address} />;
}
