import { register, type RegistryEntry } from '@skein/cms-client';
import { streetSchedule } from './street-schedule/street-schedule.content.ts';

/** Our own blocks: content type and component. A third argument sets when a block wakes in the browser. */
export const registrations: readonly RegistryEntry[] = [
  register(
    streetSchedule,
    async () => (await import('./street-schedule/street-schedule.tsx')).StreetSchedule,
  ),
];
