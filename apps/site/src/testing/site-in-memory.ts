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
  'ttlMs' | 'onRenamed' | 'deadPaths' | 'formToken' | 'preview' | 'experiments'
> {
  readonly careers?: CareersData;
  readonly liveChatLicence?: string;
  readonly askNetwork?: AskNetwork;
  readonly asks?: Asks;
}

const demo = memoryDelivery(demoExport);

/** The demo's pages over any CMS, without servers. */
export function siteOn(
  delivery: Delivery,
  lastFrames?: LastGood,
  settings: Settings = {},
): Promise<SiteInMemory> {
  const { careers, liveChatLicence, askNetwork, asks = [], ...options } = settings;
  return hostInMemory({
    ...options,
    // One definition for all that ask nothing: its components are loaded once.
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

/** Nothing changes while a test runs: header, footer and the list of pages are read once. */
const FOR_GOOD = { ttlMs: 1e9 };

/** The demo's pages as they are, with settings of their own. */
export const demoWith = (settings: Settings): Promise<SiteInMemory> =>
  siteOn(demo, undefined, { ...FOR_GOOD, ...settings });

let asItIs: Promise<SiteInMemory> | undefined;
/** The demo's pages as they are: one for all files of a worker, which only read it. */
export const demoSite = (): Promise<SiteInMemory> => (asItIs ??= demoWith({}));

/** The same over an export that lies in memory. `away` makes it fail as an absent CMS does. */
export const siteInMemory = (
  exported: Exported,
  state?: { away: boolean },
  lastFrames?: LastGood,
): Promise<SiteInMemory> => siteOn(memoryDelivery(exported, state), lastFrames);
