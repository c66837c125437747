import type { Figures } from '@skein/http/figures';
import type { AwaitedStorage } from '../../storage/await-storage.ts';
import { lookAtOutbox } from './outbox-rows.ts';

export interface OutboxFiguresOptions {
  readonly storage: AwaitedStorage;
  /**
   * Kinds of submissions to count. Default: all. Leave out kinds that nothing delivers, because their long wait
   * is no fault.
   */
  readonly kinds?: readonly string[] | undefined;
  /** Returns the current time, in ms since 1970. */
  readonly now: () => number;
}

/**
 * Registers metrics of the submissions that wait for delivery. Each reading queries the database. While the
 * database is down, the metrics have no values.
 */
export function outboxFigures(figures: Figures, { storage, kinds, now }: OutboxFiguresOptions): void {
  figures.ask({
    name: 'skein_database_up',
    help: 'Whether the database that keeps what visitors send can be used.',
    read: async () => Number((await storage.problem()) === undefined),
    late: 0,
  });
  figures.ask({
    name: 'skein_outbox_submissions',
    help: 'Submissions that wait to be passed on, and those that were given up.',
    label: 'state',
    async read() {
      const { queued, dead } = await lookAtOutbox(storage, kinds);
      return { queued, dead };
    },
  });
  figures.ask({
    name: 'skein_outbox_oldest_seconds',
    help: 'How long the oldest submission has waited to be passed on.',
    async read() {
      const { oldestMs } = await lookAtOutbox(storage, kinds);
      return oldestMs === undefined ? 0 : Math.max(0, (now() - oldestMs) / 1000);
    },
  });
}
