import Fastify from 'fastify';
import { unlimited } from '../../../rate-limit/rate-limit.ts';
import { openStorage } from '../../../storage/open-storage.ts';
import { applicationFiles } from '../application-files.ts';
import { applicationsApi } from '../applications-api.ts';
import { applicationTaker } from '../take-application.ts';
import { JOB_ID, testJob } from './test-job.ts';

// A process that takes applications, to be killed: DATA_DIR, and DATABASE_URL unless that is empty. Says on which port.

const dataDir = process.env['DATA_DIR'] ?? '';
const storage = await openStorage({ dataDir, databaseUrl: process.env['DATABASE_URL'] || undefined });
const files = applicationFiles({ dataDir, storage });
const swept = await files.sweep();
const app = Fastify();
await app.register(applicationsApi, {
  files,
  limiter: unlimited,
  onTaken: () => {},
  secureCookies: false,
  take: applicationTaker({
    storage,
    files,
    limiter: unlimited,
    now: Date.now,
    secret: 'a secret for tests, long enough to pass',
    boardToken: 'skein',
    findJob: async (id) => (id === JOB_ID ? testJob : undefined),
  }),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ port: Number(new URL(address).port), swept }));
