import { callEvent } from '@skein/content/call-event';
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

/** The demo provider: what its services need to know. */
export const provider: PartContext['site'] = { name: PROVIDER, paths: { languages }, words };

export interface BuiltParts {
  /** The content that the embedded CMS serves. */
  readonly contentExport: LocalContentOptions['export'];
  /** The built module that transforms pictures. Default: the one in the sources. */
  readonly imageWorker?: string | undefined;
}

/** The services of the demo provider, on made-up data. */
const services = siteServices(({ settings: { production } }) => {
  const addresses = addressBookService();
  return {
    pages: formPages,
    callEvent,
    addresses,
    userOf: production ? undefined : demoUserOf,
    accounts: production ? undefined : demoAccountDirectory(addresses.book),
    speedTest: true,
    jobs: demoBoard(CAREERS_PAGE),
    buildings: demoBuildingFiles({ production }),
    // Nobody should be told of an outage that was made up.
    incidents: production ? undefined : demoIncidents(Date.now(), SUPPORT_PAGE),
  };
});

/** The part that only the demo has: accounts with which visitors sign in. */
const demo: MakeSitePart = ({ site, process, settings: { production, servicesUrl, origin } }) => ({
  paths: {
    prefixes: site.paths.languages.map(({ prefix }) => `${prefix}/demo`),
  },
  async services(app) {
    const ownHosts = process === 'site' ? [new URL(origin).host] : [];
    if (!production)
      await app.register(demoAccountsApi, { secureCookies: production, provider: PROVIDER, ownHosts });
  },
  printed: production || servicesUrl !== undefined ? {} : { 'Demo accounts': '/demo/accounts' },
});

/** The parts of the demo that run beside its pages, or in a process of their own. */
export const demoParts = ({ contentExport, imageWorker }: BuiltParts): readonly MakeSitePart[] => [
  localContent({ export: contentExport, imageWorker }),
  services,
  demo,
];
