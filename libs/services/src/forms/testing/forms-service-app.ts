import { unlimited } from '@skein/http/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { defaultSettings, type ServiceSettings } from '../../settings/index.ts';
import { temporaryFolder } from '../../storage/testing/temporary-folder.ts';
import { noAccounts } from '../forgot-email/account-directory.ts';
import { formsService, type FormsServiceOptions } from '../forms-service.ts';
import { callEvent, formPages } from './form-pages.ts';

/** Starts the forms service for the current test, with a data folder of its own. */
export async function serveFormsService(
  settings: Partial<ServiceSettings>,
  options: Partial<FormsServiceOptions> = {},
  app: FastifyInstance = Fastify(),
): Promise<FastifyInstance> {
  await formsService(app, {
    settings: { ...defaultSettings, ...settings },
    limiter: unlimited,
    accounts: noAccounts,
    dataDir: temporaryFolder(),
    secureCookies: false,
    pages: formPages,
    callEvent,
    secret: 'a secret for tests, long enough to pass',
    addresses: async () => ({ outcome: () => 'available' }),
    ...options,
  });
  onTestFinished(() => app.close());
  return app;
}

/** Posts a form like a script. */
export const postForm = (
  app: FastifyInstance,
  email = 'ana@example.com',
  from = '203.0.113.7',
  headers = {},
) =>
  app.inject({
    method: 'POST',
    url: '/address-forms',
    remoteAddress: from,
    payload: { email, streetAddress: '1 Ready Rd', zipCode: '78701' },
    headers: { accept: 'application/json', ...headers },
  });
