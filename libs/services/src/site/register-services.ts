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
  /** The site's pages to which its forms lead. */
  readonly pages: FormPages;
  /** Title and notes of a visitor's call in a calendar. By default the title names the site. */
  readonly callEvent?: CallEvent | undefined;
  /** The provider's own addresses. Without them, a person has to look at every address that a visitor sends. */
  readonly addresses?: AddressBookService | undefined;
  /** Returns the account with which a visitor is signed in. Without it, no visitor is. */
  readonly userOf?: ((request: FastifyRequest) => PortalUser | undefined) | undefined;
  /** The provider's accounts, for visitors who forgot their email. Without it, no account is ever found. */
  readonly accounts?: AccountDirectory | undefined;
  /** The jobs to use if CAREERS_BOARD_URL names no board. Without both, the site takes no applications. */
  readonly jobs?: CareersBoard | undefined;
  /** Returns the buildings of a city, for the apartment finder. Without it, the site has no file of them. */
  readonly buildings?: ((city: string) => BuildingsFile | undefined) | undefined;
  /** Whether the site measures a visitor's speed, at `/speed-test/`. Default: no. */
  readonly speedTest?: boolean | undefined;
  /** Returns the incidents at a home that the operator's file does not mention. Default: none. */
  readonly incidents?: ((home: Home) => readonly Incident[]) | undefined;
}

/** What a process passes to the services in it. */
export interface ServicesSite extends PageShower {
  readonly delivery: ContentPlace;
  readonly reports: Record<string, DegradedReport>;
  readonly figures?: Figures | undefined;
}

/** The settings of the services in the site's process. */
export type SiteSettings = SettingsOf<typeof serviceSettings, 'site'>;

const eventOf = (name: string): CallEvent => ({
  en: { title: `A call from ${name}`, notes: 'We’ll call you.' },
  es: { title: `Llamada de ${name}`, notes: 'Te llamamos.' },
});

/** Registers the services of a site. @throws StorageError if the embedded database is unusable */
export async function registerServices(
  app: FastifyInstance,
  { delivery, reports, figures, ...shower }: ServicesSite,
  context: PartContext,
  env: SiteSettings,
  options: SiteServicesOptions,
): Promise<void> {
  const { addresses, userOf, buildings, pages } = options;
  const { dataDir, production: secureCookies, origin, content: cms } = context.settings;
  const limiter = limiterFor(env, app.log);
  app.addHook('onClose', () => limiter.close());
  reports['cache'] = () => {
    const problem = limiter.problem?.();
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
  const board = careersBoard(env, options.jobs);
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
      // Services by themselves do not know the address of the site: requests name it.
      ownHosts: context.process === 'site' ? [new URL(origin).host] : [],
      formOf: formsOfContent(cms.host === undefined ? content : undefined, delivery),
    },
  });
}
