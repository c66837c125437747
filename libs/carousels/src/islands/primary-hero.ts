import type { PortalData } from '@skein/analytics';
import { onPageEvent } from '@skein/cms-client/islands';
import { enhancePrimaryHeroes } from '../primary-hero/enhance.ts';

/**
 * Makes the hero move, and starts it again when portal data show that the visitor is part of the hero's
 * experiment.
 */
export default function enhance(root: Element): () => void {
  const heroes = enhancePrimaryHeroes(root);
  const forget = onPageEvent('portal-data', (portal) => heroes.know((portal as PortalData).experiments));
  return () => {
    forget();
    heroes.stop();
  };
}
