'use client';

import type { PortalData } from '@skein/analytics';
import { onPageEvent } from '@skein/cms-client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the data that the customer portal has about the visitor. Returns undefined until the portal sends data; for
 * most visitors, it sends none. If the link to sign in had the focus, the account (`data-account`) that replaces the
 * link gets the focus.
 */
export function usePortalData(): PortalData | undefined {
  const [portal, setPortal] = useState<PortalData>();
  /** The drawer, or the account in the bar, if it had the focus when the data arrived. */
  const place = useRef<Element>(undefined);
  useEffect(
    () =>
      onPageEvent('portal-data', (detail) => {
        place.current = document.activeElement?.closest('dialog, [data-account]') ?? undefined;
        // The event's type does not include the portal. Only `announcePortalData` sends the event, always with
        // complete data.
        setPortal(detail as PortalData);
      }),
    [],
  );
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('[data-account] :is(a, summary)')?.focus();
  }, [portal]);
  return portal;
}
