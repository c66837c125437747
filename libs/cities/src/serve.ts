import { serving, type PolicySources, type Serving } from '@skein/cms-client/serve';
import { serviceSpace } from './content.ts';
import { localBusiness } from './service-space/local-business.ts';

export interface CityServingOptions {
  /** Origins that the vendor of the maps needs. Omit it for the bundled map. */
  readonly mapPolicy?: PolicySources | undefined;
}

/** Tells search engines of the shops on a page, and the policy of their map. */
export const cityServings = ({ mapPolicy }: CityServingOptions = {}): readonly Serving[] => [
  serving(serviceSpace, {
    structuredData: (nodes) => nodes.map(({ props }) => localBusiness(props)),
    policy: () => mapPolicy,
    plainStrings: true,
  }),
];
