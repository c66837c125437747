import { answerTheRest, healthApi, prepareDataDir, type DegradedReport } from '@skein/http';
import { limiterFor } from '@skein/http/rate-limit';
import { readSettings } from '@skein/http/settings';
import { addressApi, formsService, noAccounts, type FormPages } from '@skein/services';
import { addressBookService } from '@skein/services/demo';
import { serviceSettings } from '@skein/services/settings';
import { installationSecret } from '@skein/services/storage';
import Fastify from 'fastify';

/** Where the site has its pages; the forms lead there. */
const pages: FormPages = {
  addressCheck: '/check',
  results: {
    available: '/at/ready',
    notYet: '/at/not-yet',
    almostThere: '/at/soon',
    tryAgain: '/at/again',
    accountNotFound: '/no-account',
  },
  resultsBelow: '/at',
  signUp: '/news',
  forgotEmail: '/forgot-email',
  calls: { modal: '/call', maintenance: '/maintenance' },
  roles: '/jobs',
  job: '/job',
  requests: { chat: { page: '/contact', path: '/api/contact' } },
};

export async function startServices(dataDir: string) {
  const settings = readSettings(serviceSettings, 'api', process.env);
  prepareDataDir(dataDir);
  const app = Fastify({ logger: true });
  answerTheRest(app);
  const limiter = limiterFor(settings, app.log);
  app.addHook('onClose', () => limiter.close());
  const addresses = addressBookService();
  await app.register(addressApi, { addresses, limiter, secureCookies: true });
  const reports: Record<string, DegradedReport> = {};
  await formsService(app, {
    settings,
    dataDir,
    pages,
    callEvent: {
      en: { title: 'A call from Acme', notes: 'Be near your router.' },
      es: { title: 'Llamada de Acme', notes: 'Ten cerca el router.' },
    },
    secret: installationSecret({ dataDir, installationSecret: settings.INSTALLATION_SECRET }, 'portal'),
    secureCookies: true,
    addresses: addresses.book,
    accounts: noAccounts,
    limiter,
    reports,
  });
  await app.register(healthApi, { degraded: reports });
  await app.listen({ port: 3001 });
  return app;
}
