import { sql } from 'kysely';
import type { DegradedReport } from '../health/health-api.ts';
import type { Storage } from './open-storage.ts';

/** Whether the database answers, for `/readyz`. Pages need none, so no traffic should go elsewhere for it. */
export const databaseReport =
  ({ db }: Pick<Storage, 'db'>): DegradedReport =>
  async () => {
    try {
      await sql`select 1`.execute(db);
      return [];
    } catch {
      return ['cannot be used: forms are answered with 503, pages are served'];
    }
  };
