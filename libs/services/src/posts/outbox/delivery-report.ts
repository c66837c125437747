import type { DegradedReport } from '@skein/http';
import type { Storage } from '../../storage/open-storage.ts';
import { countFailing } from './outbox-rows.ts';

const submissions = (count: number) => `${count} submission${count === 1 ? '' : 's'}`;

/**
 * Returns the report for `/readyz` on failed deliveries. Only the log contains the reasons, because a
 * receiver's error message must not become public.
 */
export const deliveryReport =
  (storage: Pick<Storage, 'db'>): DegradedReport =>
  async () => {
    const { waiting, dead } = await countFailing(storage);
    const wait = waiting === 1 ? 'waits' : 'wait';
    const were = dead === 1 ? 'was' : 'were';
    return [
      ...(waiting > 0 ? [`${submissions(waiting)} ${wait} to be delivered again`] : []),
      ...(dead > 0 ? [`${submissions(dead)} ${were} given up: see \`npm run outbox -- dead\``] : []),
    ];
  };
