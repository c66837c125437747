import { finderServing } from '@skein/apartment-finder/serve';
import { blockServings, type AskNetwork } from '@skein/blocks/serve';
import { careersServings, type CareersData } from '@skein/careers/serve';
import { cityServings } from '@skein/cities/serve';
import type { Delivery, LastGood } from '@skein/cms-client/server';
import { requestForms } from '@skein/content/requests';
import { formServings } from '@skein/forms/serve';
import {
  memoryDelivery,
  siteInMemory as hostInMemory,
  type Exported,
  type SiteInMemory,
  type SiteInMemoryOptions,
} from '@skein/host/testing';
import { quizServing } from '@skein/quiz/serve';
import { consentServing, type Asks } from '@skein/shell/serve';
import { frameFor, site } from '../site.tsx';
import { visits } from './visits.ts';
import { demoExport } from './demo-export.ts';

interface Settings extends Pick<
  SiteInMemoryOptions,
  'ttlMs' | 'onRenamed' | 'deadPaths' | 'formToken' | 'preview' | 'experiments' | 'mark'
> {
  readonly careers?: CareersData;
  readonly liveChatLicence?: string;
  readonly askNetwork?: AskNetwork;
  readonly asks?: Asks;
}

const demo = memoryDelivery(demoExport);

/** Creates the demo's pages with content from `delivery`. Starts no server. */
export function siteOn(
  delivery: Delivery,
  lastFrames?: LastGood,
  settings: Settings = {},
): Promise<SiteInMemory> {
  const { careers, liveChatLicence, askNetwork, asks = [], ...options } = settings;
  return hostInMemory({
    ...options,
    // Sites that ask for no consent share one definition, so that their components are loaded only once.
    definition: asks.length > 0 ? { ...site, frame: frameFor(asks) } : site,
    delivery,
    lastFrames,
    visits,
    servings: [
      ...blockServings({ askNetwork }),
      ...cityServings({}),
      ...careersServings({ careers }),
      finderServing({}),
      quizServing,
      consentServing(asks),
      ...formServings({ requestForms, liveChatLicence }),
    ],
  });
}

/** Keeps cached content for good, for tests that do not change the content. */
const FOR_GOOD = { ttlMs: 1e9 };

export const demoWith = (settings: Settings): Promise<SiteInMemory> =>
  siteOn(demo, undefined, { ...FOR_GOOD, ...settings });

let asItIs: Promise<SiteInMemory> | undefined;
/** Returns the demo's unchanged pages. All tests of a worker share these pages, and must not change them. */
export const demoSite = (): Promise<SiteInMemory> => (asItIs ??= demoWith({}));

/** Creates the demo's pages with content from `exported`. If `state.away` is true, the CMS does not answer. */
export const siteInMemory = (
  exported: Exported,
  state?: { away: boolean },
  lastFrames?: LastGood,
): Promise<SiteInMemory> => siteOn(memoryDelivery(exported, state), lastFrames);
