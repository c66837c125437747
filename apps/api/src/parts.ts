import { callEvent } from '@skein/content/call-event';
import { closedDays } from '@skein/content/closed-days';
import { languages, words } from '@skein/content/languages';
import type { MakeSitePart } from '@skein/host';
import type { PartContext } from '@skein/http/settings';
import { localContent, type LocalContentOptions } from '@skein/local-cms';
import { siteServices } from '@skein/services';
import {
  addressBookService,
  demoAccountDirectory,
  demoAccountsApi,
  demoBoard,
  demoBuildingFiles,
  demoIncidents,
  demoUserOf,
} from '@skein/services/demo';
import { CAREERS_PAGE, formPages, PROVIDER, SUPPORT_PAGE } from './site-pages.ts';

/** The demo provider's name, languages and words, as its services need them. */
export const provider: PartContext['site'] = { name: PROVIDER, paths: { languages }, words };

export interface BuiltParts {
  /** The content for the embedded CMS. */
  readonly contentExport: LocalContentOptions['export'];
  /** Path of the built module that transforms pictures. Default: the module in the source code. */
  readonly imageWorker?: string | undefined;
}

/** The services of the demo provider. They use made-up data. */
const services = siteServices(({ settings: { production } }) => {
  const addresses = addressBookService();
  return {
    pages: formPages,
    callEvent,
    closedDays,
    addresses,
    userOf: production ? undefined : demoUserOf,
    accounts: production ? undefined : demoAccountDirectory(addresses.book),
    speedTest: true,
    jobs: demoBoard(CAREERS_PAGE),
    buildings: demoBuildingFiles({ production }),
    // Visitors of a production site must not see made-up outages.
    incidents: production ? undefined : demoIncidents(Date.now(), SUPPORT_PAGE),
  };
});

/** Serves the accounts with which visitors of the demo can sign in. A real site has no such accounts. */
const demo: MakeSitePart = ({ site, process, settings: { production, servicesUrl, origin } }) => {
  if (production) return {};
  return {
    paths: {
      prefixes: site.paths.languages.map(({ prefix }) => `${prefix}/demo`),
    },
    async services(app) {
      const ownHosts = process === 'site' ? [new URL(origin).host] : [];
      await app.register(demoAccountsApi, { secureCookies: false, provider: PROVIDER, ownHosts });
    },
    printed: servicesUrl === undefined ? { 'Demo accounts': '/demo/accounts' } : {},
  };
};

/** Returns the demo's parts. Both the site's process and a separate process of services can run them. */
export const demoParts = ({ contentExport, imageWorker }: BuiltParts): readonly MakeSitePart[] => [
  localContent({ export: contentExport, imageWorker }),
  services,
  demo,
];
