import { pageSetting } from '@skein/cms-client/islands';
import { enhanceServiceSpace } from '../service-space/enhance-service-space.ts';

/** A shop with its map, for as long as the page lives. */
export default function enhance(root: Element): void {
  enhanceServiceSpace(root, { googleMapsKey: pageSetting('data-maps-key') });
}
