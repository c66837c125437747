'use client';

import type { PortalData } from '@skein/analytics';
import { onPageEvent } from '@skein/cms-client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * What the portal says about the visitor; undefined until it says anything, as it never does for most. Where the way to
 * sign in gives way to the account (`data-account`) and had the focus, the account has it next.
 */
export function usePortalData(): PortalData | undefined {
  const [portal, setPortal] = useState<PortalData>();
  /** Where the focus was: in the bar or in the drawer. */
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
