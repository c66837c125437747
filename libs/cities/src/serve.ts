import { serving, type PolicySources, type Serving } from '@skein/cms-client/serve';
import { serviceSpace } from './content.ts';
import { localBusiness } from './service-space/local-business.ts';

export interface CityServingOptions {
  /** What the policy has to let in for the maps that the host has chosen; nothing for those of the host itself. */
  readonly mapPolicy?: PolicySources | undefined;
}

/** Tells search engines of the shops on a page, and the policy of their map. */
export const cityServings = ({ mapPolicy }: CityServingOptions): readonly Serving[] => [
  serving(serviceSpace, {
    structuredData: (nodes) => nodes.map(({ props }) => localBusiness(props)),
    policy: () => mapPolicy,
    plainStrings: true,
  }),
];
