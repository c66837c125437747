import { block, type Block } from '@skein/cms-client';
import * as content from './service-space.content.ts';

/**
 * This block is in a separate file from its fields, because the block imports `@skein/map`. Teams that show
 * no map need not install that package.
 */
export const serviceSpace: Block<typeof content.serviceSpace> = block(content.serviceSpace, {
  component: () => import('./service-space.tsx').then((m) => m.ServiceSpace),
  // The script shows whether the shop is open now, and draws the map.
  wakes: { when: 'visible', enhancer: () => import('../islands/service-space.ts').then((m) => m.default) },
});
