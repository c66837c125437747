import { register, type RegistryEntry } from '@skein/cms-client';
import { statePage } from './state-page/state-page.content.ts';

/** What draws each content type of this library. */
export const registrations: readonly RegistryEntry[] = [
  register(statePage, () => import('./state-page/state-page.tsx').then(({ StatePage }) => StatePage)),
];
