import { unlimited } from '@skein/http/rate-limit';
import Fastify from 'fastify';
import { outboxWorker } from '../../../posts/outbox/worker.ts';
import { openStorage } from '../../../storage/open-storage.ts';
import { applicationFiles } from '../application-files.ts';
import { applicationsApi } from '../applications-api.ts';
import { APPLICATION_KIND } from '../applications.constants.ts';
import { applicationForwarder } from '../forward-application.ts';
import { formPages } from '../../testing/form-pages.ts';
import { JOB_ID, testJob } from './test-job.ts';

// A process that accepts applications, and that tests kill. It uses DATA_DIR and DATABASE_URL, and prints its
// port. With BOARD_URL it delivers applications; its clock starts at CLOCK_FROM and runs at twenty times the
// speed.

const { DATA_DIR: dataDir = '', DATABASE_URL, BOARD_URL, CLOCK_FROM } = process.env;
const SPEED = 20;
const from = Number(CLOCK_FROM ?? 0);
const now = () => (BOARD_URL ? from + (Date.now() - from) * SPEED : Date.now());

const storage = await openStorage({ dataDir, databaseUrl: DATABASE_URL || undefined });
const files = applicationFiles({ dataDir, storage });
const swept = await files.sweep();
const worker =
  BOARD_URL &&
  outboxWorker({
    storage,
    receiver: undefined,
    deliverers: { [APPLICATION_KIND]: applicationForwarder({ url: BOARD_URL, files }) },
    log: { warn: () => {}, error: (details, message) => console.error(message, details) },
    clock: { now, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / SPEED)) },
  });
if (worker) worker.start();
const app = Fastify();
await app.register(applicationsApi, {
  intake: {
    storage,
    limiter: unlimited,
    humanCheck: { verify: async () => ({ outcome: 'invalid' }) },
    now,
    secret: 'a secret for tests, long enough to pass',
    onTaken: () => {},
  },
  pages: formPages,
  secureCookies: false,
  rules: { files, boardToken: 'skein', findJob: async (id) => (id === JOB_ID ? testJob : undefined) },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ port: Number(new URL(address).port), swept }));
