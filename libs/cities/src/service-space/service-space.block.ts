import { block, type Block } from '@skein/cms-client';
import * as content from './service-space.content.ts';

/** Apart from its fields, because it reaches `@skein/map`, which teams without a map need not install. */
export const serviceSpace: Block<typeof content.serviceSpace> = block(content.serviceSpace, {
  component: () => import('./service-space.tsx').then((m) => m.ServiceSpace),
  // Whether it is open now, and its map.
  wakes: { when: 'visible', enhancer: () => import('../islands/service-space.ts').then((m) => m.default) },
});
