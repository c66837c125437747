import { serving, type PolicySources, type Serving } from '@skein/cms-client/serve';
import { serviceSpace } from './content.ts';
import { localBusiness } from './service-space/local-business.ts';

export interface CityServingOptions {
  /** Origins that the security policy must allow for the map's vendor. Not needed for the bundled map. */
  readonly mapPolicy?: PolicySources | undefined;
}

/**
 * Returns what a server adds to pages with a shop: structured data about the shop, and the security policy for its map.
 */
export const cityServings = ({ mapPolicy }: CityServingOptions = {}): readonly Serving[] => [
  serving(serviceSpace, {
    structuredData: (nodes) => nodes.map(({ props }) => localBusiness(props)),
    policy: () => mapPolicy,
    plainStrings: true,
  }),
];
