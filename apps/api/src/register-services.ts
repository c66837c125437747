import { APPLICATION_PATH } from '@skein/careers/application';
import { callEvent } from '@skein/content/call-event';
import { requestPath, type RequestPlace } from '@skein/forms/contract';
import { SPANISH_PREFIX, type DegradedReport } from '@skein/http';
import type { Figures } from '@skein/http/figures';
import { limiterFor } from '@skein/http/rate-limit';
import {
  addressApi,
  CAREERS_READER_PATH,
  careersBoard,
  careersReaderApi,
  embeddedForms,
  FIBER_FINDER_PATH,
  fiberFinderApi,
  findJobOn,
  formsService,
  INCIDENTS_FILE,
  incidentsFile,
  networkStatusApi,
  noAccounts,
  portalApi,
  speedTestApi,
  type FormsHost,
} from '@skein/services';
import {
  addressBookService,
  demoAccountDirectory,
  demoAccountsApi,
  demoBoard,
  demoBuildingFiles,
  demoIncidents,
  demoUserOf,
} from '@skein/services/demo';
import { defaultSettings, type ServiceSettings } from '@skein/services/settings';
import { installationSecret } from '@skein/services/storage';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { contentApi, DEFAULT_PREVIEW_TOKEN, imagesApi, type ContentApiOptions } from '@skein/local-cms';
import { CAREERS_PAGE, formPages, PROVIDER, SUPPORT_PAGE } from './site-pages.ts';

export interface ServicesOptions {
  /** The content API, without what follows from the other options. */
  readonly content: Omit<ContentApiOptions, 'dataDir'>;
  readonly dataDir: string;
  /** The built module that makes pictures; the one in the sources by default. */
  readonly imageWorker?: string | undefined;
  /** Demo accounts and local editing are off, cookies need https. */
  readonly production: boolean;
  /** Embedded by default, and nothing passed on. */
  readonly settings?: ServiceSettings | undefined;
  readonly formsHost?: FormsHost | undefined;
  /** Takes what `/readyz` tells of services that work in part, by name. */
  readonly reports?: Record<string, DegradedReport> | undefined;
  /** What the process counts of itself. */
  readonly figures?: Figures | undefined;
}

/** Beginnings of all paths that the services answer: what a proxy in front of them must pass on. */
export const SERVICE_PREFIXES = [
  '/cdn',
  '/preview',
  '/cma',
  '/assets',
  '/global_nav',
  '/demo',
  '/intl/es/demo',
  '/speed-test',
  '/intl/es/speed-test',
  '/buyflow_address_lookup_by_street_autoc_onchange',
  '/buyflow_load_address_assocs',
  '/api/places',
  '/api/network_status',
  FIBER_FINDER_PATH,
  CAREERS_READER_PATH,
  '/address-forms',
  '/address-check',
  '/api/forgot-email',
  '/api/schedule-call',
  APPLICATION_PATH,
  '/api/human-check',
] as const;

const pathsOf = (form: RequestPlace) => [requestPath(form, ''), requestPath(form, SPANISH_PREFIX)];
const postedAtPage = ({ path, page }: RequestPlace) => path === page;
const requests = Object.values(formPages.requests);

/** Paths of pages of the site that take posts: of these a proxy passes on the posts alone. */
export const POST_PATHS: readonly string[] = requests.filter(postedAtPage).flatMap(pathsOf);

/** Paths of forms that are no pages: who opens one is led to the form's page, so a proxy passes that on as well. */
export const FORM_PATHS: readonly string[] = [
  ...new Set(requests.filter((form) => !postedAtPage(form)).flatMap(pathsOf)),
];

/** Drafts are not for everybody: in production the token that the documentation names opens nothing. */
const secretPreviewToken = (given: string | undefined): string =>
  given === undefined || given === DEFAULT_PREVIEW_TOKEN ? randomBytes(32).toString('hex') : given;

/** Adds every service of the provider to a server: to the site's own process, or to one of its own. */
export async function registerServices(app: FastifyInstance, options: ServicesOptions): Promise<void> {
  const { content, dataDir, production, settings = defaultSettings, formsHost, reports, figures } = options;
  await app.register(contentApi, {
    ...content,
    dataDir,
    managementToken: production ? undefined : content.managementToken,
    previewToken: production ? secretPreviewToken(content.previewToken) : content.previewToken,
  });
  await app.register(imagesApi, { dataDir, workerFile: options.imageWorker, figures });
  const limiter = limiterFor(settings, app.log);
  app.addHook('onClose', () => limiter.close());
  if (reports)
    reports['cache'] = () => {
      const problem = limiter.problem?.();
      return problem === undefined ? [] : [`is away, limits hold for this process alone: ${problem}`];
    };
  const portalSecret = installationSecret(
    { dataDir, installationSecret: settings.INSTALLATION_SECRET },
    'portal',
  );
  const userOf = production ? undefined : demoUserOf;
  await app.register(portalApi, {
    secret: portalSecret,
    secureCookies: production,
    userOf,
    liveChatLicence: settings.LIVE_CHAT_LICENCE,
    limiter,
  });
  if (!production) await app.register(demoAccountsApi, { secureCookies: production, provider: PROVIDER });
  await app.register(speedTestApi, { provider: PROVIDER, limiter });
  await app.register(fiberFinderApi, { fileOf: demoBuildingFiles({ production }) });
  const board = careersBoard(settings, demoBoard(CAREERS_PAGE));
  await app.register(careersReaderApi, { board });
  const addresses = addressBookService();
  await app.register(addressApi, { addresses, limiter, secureCookies: production });
  const file = incidentsFile(join(dataDir, INCIDENTS_FILE), app.log);
  if (reports) reports['networkStatus'] = () => file.problems();
  await app.register(networkStatusApi, {
    addresses,
    file,
    // Nobody should be told of an outage that was made up.
    otherwise: production ? () => [] : demoIncidents(Date.now(), SUPPORT_PAGE),
    limiter,
    secureCookies: production,
  });
  await formsService(app, {
    settings,
    dataDir,
    reports,
    figures,
    secret: portalSecret,
    secureCookies: production,
    pages: formPages,
    callEvent,
    isCustomer: (request) => userOf?.(request)?.hasAccount === true,
    addresses: addresses.book,
    accounts: formsHost?.accounts ?? (production ? noAccounts : demoAccountDirectory(addresses.book)),
    limiter,
    careers: {
      findJob: findJobOn(board),
      boardToken: settings.CAREERS_BOARD_TOKEN,
      forwardTo: settings.CAREERS_APPLICATION_URL
        ? { url: settings.CAREERS_APPLICATION_URL, key: settings.CAREERS_APPLICATION_KEY }
        : undefined,
    },
    host: { formOf: embeddedForms(() => app.content), ...formsHost },
  });
}
