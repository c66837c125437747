import { answerBadAddress, answerTheRest, believes, healthApi, networkOf, prepareDataDir } from '@skein/http';
import { limiterFor, secondsToWait } from '@skein/http/rate-limit';
import { both, port, proxies, readSettings, text, type SettingsTable } from '@skein/http/settings';
import Fastify from 'fastify';
import * as v from 'valibot';

const settings = {
  PORT: { api: v.optional(port('must be a port number'), '3001'), about: 'port to listen on' },
  DATA_DIR: { ...both(v.optional(text, '.data')), about: 'folder for what is kept between starts' },
  TRUST_PROXY: { ...both(v.optional(proxies, '0')), about: 'number of proxies in front' },
} satisfies SettingsTable;

const HOURLY = { name: 'coverage', limit: 100, windowMs: 3_600_000 };

export async function startServer(variables: Record<string, string | undefined>) {
  const { PORT, DATA_DIR, TRUST_PROXY } = readSettings(settings, 'api', variables);
  prepareDataDir(DATA_DIR);
  const app = Fastify({
    trustProxy: believes(TRUST_PROXY),
    frameworkErrors: (error, request, reply) => void answerBadAddress(error, request, reply),
  });
  answerTheRest(app);
  const limiter = limiterFor({ RATE_LIMIT: 'on' }, app.log);
  app.get('/coverage', async (request, reply) => {
    const wait = await secondsToWait(limiter, [[HOURLY, networkOf(request.ip)]]);
    if (wait > 0) return reply.code(429).header('retry-after', wait).send();
    return { fiber: true };
  });
  await app.register(healthApi, { checks: { streets: () => true } });
  await app.listen({ port: PORT });
  return app;
}
