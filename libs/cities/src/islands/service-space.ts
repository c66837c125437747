import { pageSetting } from '@skein/cms-client/islands';
import { enhanceServiceSpace } from '../service-space/enhance-service-space.ts';

/** Starts the script of a shop, which shows whether the shop is open and draws the map. */
export default function enhance(root: Element): void {
  enhanceServiceSpace(root, { googleMapsKey: pageSetting('data-maps-key') });
}
