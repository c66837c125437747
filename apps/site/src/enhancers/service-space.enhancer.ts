import { enhanceServiceSpace } from '@skein/cities/enhance-service-space';
import { mapSettings } from '../islands/map-settings.ts';

/** A shop with its map, for as long as the page lives. */
export default function enhance(root: Element): void {
  enhanceServiceSpace(root, mapSettings());
}
