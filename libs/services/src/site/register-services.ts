import type { ClosedDays } from '@skein/forms/contract';
import type { DegradedReport } from '@skein/http';
import type { Figures } from '@skein/http/figures';
import { limiterFor } from '@skein/http/rate-limit';
import type { SettingsOf, PartContext } from '@skein/http/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type { EmbeddedEntries } from '../forms/address/form-lookup.ts';
import type { CallEvent } from '../forms/call/schedule-call.options.ts';
import type { AccountDirectory } from '../forms/forgot-email/account-directory.ts';
import { formsService } from '../forms/forms-service.ts';
import type { FormPages } from '../posts/form-pages.ts';
import type { serviceSettings } from '../settings/index.ts';
import { addressApi } from '../stand-ins/address/address-api.ts';
import type { AddressBookService, Home } from '../stand-ins/address/model/address.types.ts';
import { careersBoard, findJobOn, type CareersBoard } from '../stand-ins/careers/careers-board.ts';
import { careersReaderApi } from '../stand-ins/careers/careers-reader-api.ts';
import { fiberFinderApi, type BuildingsFile } from '../stand-ins/fiber-finder/fiber-finder-api.ts';
import type { Incident } from '../stand-ins/network-status/incident.ts';
import { incidentsFile } from '../stand-ins/network-status/incidents-file.ts';
import { INCIDENTS_FILE } from '../stand-ins/network-status/network-status.constants.ts';
import { networkStatusApi } from '../stand-ins/network-status/network-status-api.ts';
import { portalApi } from '../stand-ins/portal/portal-api.ts';
import type { PortalUser } from '../stand-ins/portal/portal-options.ts';
import { speedTestApi } from '../stand-ins/speed-test/speed-test-api.ts';
import { installationSecret } from '../storage/installation-secret.ts';
import { drawnBySite, type PageShower } from './drawn-by-site.ts';
import { formsOfContent, type ContentPlace } from './forms-of-content.ts';

export interface SiteServicesOptions {
  /** Paths of the site's pages that contain a form, and of pages that visitors see after sending a form. */
  readonly pages: FormPages;
  /** Title and notes of a visitor's call in a calendar. By default the title names the site. */
  readonly callEvent?: CallEvent | undefined;
  /** Days on which nobody calls: `YYYY-MM-DD`, or `MM-DD` for a day of every year. Default: none. */
  readonly closedDays?: ClosedDays | undefined;
  /** The provider's own addresses. Without them, a person has to check every address from a visitor. */
  readonly addresses?: AddressBookService | undefined;
  /** Returns the account of a signed-in visitor. Default: no visitor is signed in. */
  readonly userOf?: ((request: FastifyRequest) => PortalUser | undefined) | undefined;
  /** The provider's accounts, for visitors who forgot their email. Default: no account is ever found. */
  readonly accounts?: AccountDirectory | undefined;
  /** Job board if CAREERS_BOARD_URL is not set. If there is no job board, the site accepts no applications. */
  readonly jobs?: CareersBoard | undefined;
  /** Returns a city's file of buildings for the apartment finder. Default: the site serves no such files. */
  readonly buildings?: ((city: string) => BuildingsFile | undefined) | undefined;
  /**
   * Whether the site offers a speed test at `/speed-test/`. Its start reads files of `@cloudflare/speedtest` and
   * `@skein/ui` from `node_modules`. Default: no.
   */
  readonly speedTest?: boolean | undefined;
  /** Returns the incidents at a home, if the operator has no file of incidents. Default: none. */
  readonly incidents?: ((home: Home) => readonly Incident[]) | undefined;
}

/** Objects that a process passes to its services. */
export interface ServicesSite extends PageShower {
  readonly delivery: ContentPlace;
  readonly reports: Record<string, DegradedReport>;
  readonly figures?: Figures | undefined;
  /** Gets the settings that change what pages show. Replicas whose settings differ do not share pages. */
  readonly pageInputs?: Record<string, string | undefined> | undefined;
}

/** The settings of the services when they run in the site's process. */
export type SiteSettings = SettingsOf<typeof serviceSettings, 'site'>;

const eventOf = (name: string): CallEvent => ({
  en: { title: `A call from ${name}`, notes: 'We’ll call you.' },
  es: { title: `Llamada de ${name}`, notes: 'Te llamamos.' },
});

/** Registers the services of a site. @throws StorageError if the embedded database is unusable */
export async function registerServices(
  app: FastifyInstance,
  { delivery, reports, figures, pageInputs = {}, ...shower }: ServicesSite,
  context: PartContext,
  env: SiteSettings,
  options: SiteServicesOptions,
): Promise<void> {
  const { addresses, userOf, buildings, pages } = options;
  const { dataDir, production: secureCookies, origin, content: cms } = context.settings;
  const limiter = limiterFor(env, app.log);
  app.addHook('onClose', () => limiter.close());
  reports['cache'] = async () => {
    const problem = await limiter.problem?.();
    return problem === undefined ? [] : [`is away, limits hold for this process alone: ${problem}`];
  };
  const secret = installationSecret({ dataDir, installationSecret: env.INSTALLATION_SECRET }, 'portal');
  await app.register(portalApi, {
    secret,
    secureCookies,
    userOf,
    liveChatLicence: env.LIVE_CHAT_LICENCE,
    limiter,
  });
  if (options.speedTest) await app.register(speedTestApi, { provider: context.site.name, limiter });
  if (buildings) await app.register(fiberFinderApi, { fileOf: buildings });
  const { CAREERS_BOARD_URL, CAREERS_BOARD_KIND } = env;
  Object.assign(pageInputs, { CAREERS_BOARD_URL, CAREERS_BOARD_KIND });
  const board = careersBoard(env, options.jobs, {
    onProblem: (failure) => app.log.warn(failure, 'the job board does not answer'),
  });
  if (board) await app.register(careersReaderApi, { board });
  if (addresses) {
    await app.register(addressApi, { addresses, limiter, secureCookies });
    const file = incidentsFile(join(dataDir, INCIDENTS_FILE), app.log);
    reports['networkStatus'] = () => file.problems();
    await app.register(networkStatusApi, {
      addresses,
      file,
      otherwise: options.incidents ?? (() => []),
      limiter,
      secureCookies,
    });
  }
  const { content } = app as { content?: EmbeddedEntries };
  await formsService(app, {
    settings: env,
    dataDir,
    reports,
    figures,
    secret,
    secureCookies,
    pages,
    languages: context.site.paths.languages,
    callEvent: options.callEvent ?? eventOf(context.site.name),
    closedDays: options.closedDays,
    isCustomer: (request) => userOf?.(request)?.hasAccount === true,
    addresses: addresses?.book,
    accounts: options.accounts,
    limiter,
    careers: board && {
      findJob: findJobOn(board),
      boardToken: env.CAREERS_BOARD_TOKEN,
      forwardTo: env.CAREERS_APPLICATION_URL
        ? { url: env.CAREERS_APPLICATION_URL, key: env.CAREERS_APPLICATION_KEY }
        : undefined,
    },
    host: {
      ...drawnBySite(shower),
      // Services in a separate process do not know the site's host name. They use the host name of each
      // request.
      ownHosts: context.process === 'site' ? [new URL(origin).host] : [],
      formOf: formsOfContent(cms.host === undefined ? content : undefined, delivery),
    },
  });
}
