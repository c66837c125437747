'use client';

import type { PortalData } from '@skein/analytics';
import { onPageEvent } from '@skein/cms-client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the portal's data about the visitor; undefined until the portal sends any, which for most visitors
 * never happens. If the link to sign in had the focus when the account (`data-account`) replaced it, the
 * account gets the focus.
 */
export function usePortalData(): PortalData | undefined {
  const [portal, setPortal] = useState<PortalData>();
  /** The part of the header that had the focus: the bar or the drawer. */
  const place = useRef<Element>(undefined);
  useEffect(
    () =>
      onPageEvent('portal-data', (detail) => {
        place.current = document.activeElement?.closest('dialog, [data-account]') ?? undefined;
        // The event's type knows no portal; its one sender reads portal data with a parser that fills every gap.
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
