import type { DegradedReport } from '@skein/http';
import type { Storage } from '../../storage/open-storage.ts';
import { countFailing } from './outbox-rows.ts';

const submissions = (count: number) => `${count} submission${count === 1 ? '' : 's'}`;

/** What could not be passed on, for `/readyz`. Why, the log says: the words of a receiver are not for everybody. */
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
