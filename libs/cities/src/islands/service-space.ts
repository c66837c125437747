import { pageSetting } from '@skein/cms-client/islands';
import { enhanceServiceSpace } from '../service-space/enhance-service-space.ts';

/** Enhances a shop with its map. */
export default function enhance(root: Element): void {
  enhanceServiceSpace(root, { googleMapsKey: pageSetting('data-maps-key') });
}
