import type { PortalData } from '@skein/analytics';
import { onPageEvent } from '@skein/cms-client/islands';
import { enhancePrimaryHeroes } from '../primary-hero/enhance.ts';

/**
 * Starts the hero. Starts the hero again if portal data (facts about the visitor's account and experiments) arrive and
 * show that the visitor is in the hero's experiment.
 */
export default function enhance(root: Element): () => void {
  const heroes = enhancePrimaryHeroes(root);
  const forget = onPageEvent('portal-data', (portal) => heroes.know((portal as PortalData).experiments));
  return () => {
    forget();
    heroes.stop();
  };
}
