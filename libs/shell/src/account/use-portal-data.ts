'use client';

import type { PortalData } from '@skein/analytics';
import { onPageEvent } from '@skein/cms-client';
import { useEffect, useState } from 'react';

/** What the portal says about the visitor; undefined until it says anything, as it never does for most. */
export function usePortalData(): PortalData | undefined {
  const [portal, setPortal] = useState<PortalData>();
  // The event's type knows no portal; its one sender reads portal data with a parser that fills every gap.
  useEffect(() => onPageEvent('portal-data', (detail) => setPortal(detail as PortalData)), []);
  return portal;
}
