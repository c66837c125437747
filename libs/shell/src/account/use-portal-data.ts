import { parsePortalData, type PortalData } from '@skein/analytics';
import { onPageEvent } from '@skein/cms-client';
import { useEffect, useState } from 'react';

/** What the portal says about the visitor; undefined until it says anything, as it never does for most. */
export function usePortalData(): PortalData | undefined {
  const [portal, setPortal] = useState<PortalData>();
  useEffect(() => onPageEvent('portal-data', (detail) => setPortal(parsePortalData(detail))), []);
  return portal;
}
