import {
  withQueryProps,
  type Asked,
  type Experiment,
  type LoadedPage,
  type Place,
  type Serving,
} from '@skein/cms-client/serve';
import type { FastifyBaseLogger } from 'fastify';
import { contentProblemLog } from '../content/content-problem-log.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { SlugEntry } from '../content/page-list.ts';
import { turn } from '../content/turns.ts';
import type { createDocumentRenderer } from '../document/render-document.tsx';
import { firstOnes, variantOf } from '../experiments/visitor-buckets.ts';
import { runningOn } from '../experiments/running-on.ts';
import type { Site } from '../site/site.ts';
import { unwatched, type WatchStep } from '../watch/watch-steps.ts';
import { withFormTokens } from './form-tokens.ts';
import { readAddress, type ReadPage } from './page-address.ts';
import type { PageData } from './page-data.ts';
import { createRoutes, NoSuchPage } from './routes.tsx';

export interface PageDrawerOptions {
  readonly site: Site;
  readonly source: ContentSource;
  readonly servings: readonly Serving[];
  readonly renderDocument: ReturnType<typeof createDocumentRenderer>;
  readonly log: FastifyBaseLogger;
  /**
   * Who the pages are for: visitors (`false`), or editors who see drafts (`true`) or published content (`published`).
   */
  readonly preview: boolean | 'published';
  /** Whether the site uses cookies to distinguish visitors. If not, no experiment runs. */
  readonly experiments?: boolean | undefined;
  /** Returns this hour's form token. Without it, forms have no token. */
  readonly formToken?: (() => string) | undefined;
  /** Public origin of the site. */
  readonly origin?: string | undefined;
  readonly watch?: WatchStep | undefined;
}

/** A loaded page whose content is adapted to the requested address, before the page is drawn. */
export interface OpenPage extends ReadPage {
  readonly path: string;
  /** The address in its canonical form. */
  readonly normal: string;
  readonly place: Place;
  readonly data: PageData;
  /** The experiments that run on the page; undefined if there are none. */
  readonly experiments: readonly Experiment[] | undefined;
  /** The variations that the page shows, by experiment key. */
  readonly variations: Readonly<Record<string, string>>;
  /** The form token in the page's forms; undefined if no form needs it. */
  readonly formToken: string | undefined;
}

interface Drawing {
  readonly status: number;
  /** Content to draw instead of the loaded content. */
  readonly loaded?: LoadedPage | undefined;
}

export interface DrawnDocument {
  readonly html: string;
  readonly csp: string;
  /** The pages above this one, with the names that the breadcrumb shows. */
  readonly ancestors: readonly SlugEntry[];
}

export interface PageDrawer {
  /**
   * Loads a page. Throws NoSuchPage if there is no page at the path, or nothing at the address below the page,
   * and a DeliveryError if the CMS does not answer.
   */
  open(path: string, asked?: Asked): Promise<OpenPage>;
  draw(page: OpenPage, drawing: Drawing): Promise<DrawnDocument>;
}

/** Returns the paths above a path: `/a` and `/a/b` for `/a/b/c`. */
export const placesAbove = (path: string): string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);

/** A request without a query, which gets the first variation of each experiment. */
const NOTHING_ASKED: Asked = { search: '', variations: {} };

/** Creates the part of the host that loads the page at a path and draws its document. */
export function createPageDrawer(options: PageDrawerOptions): PageDrawer {
  const { site, source, servings, renderDocument, log, preview, origin = '', watch = unwatched } = options;
  const { locales } = site;
  const routes = createRoutes(site, source);
  const tellProblems = contentProblemLog(log, locales);

  async function ancestorsOf(path: string): Promise<readonly SlugEntry[]> {
    const { locale, path: bare } = locales.split(path);
    const above = placesAbove(bare);
    return above.length === 0 ? [] : source.slugs.among(above, locale);
  }

  return {
    async open(path, asked = NOTHING_ASKED) {
      const data = await routes.load(path, asked.search);
      const { loaded } = data;
      const language = locales.of(loaded.locale);
      const place = { path, language, origin, siteTitle: loaded.site.title };
      const { running, problems } = runningOn(options.experiments ? servings : [], loaded);
      if (preview === false) tellProblems(path, problems, loaded.locale);
      const assigned = asked.variations;
      const { variations } = variantOf(running, assigned ?? {});
      const shown = { ...asked, variations: assigned && { ...firstOnes(running), ...variations } };
      const experiments = running.length > 0 ? running : undefined;
      const whole = problems.length > 0 ? { ...loaded, problems: [...loaded.problems, ...problems] } : loaded;
      const { normal, ...read } = await readAddress(servings, whole, shown, place);
      if (normal === undefined) throw new NoSuchPage(`${path} with ${asked.below}`);
      const formToken = options.formToken?.();
      const forms =
        formToken === undefined
          ? undefined
          : withFormTokens(servings, read.loaded, formToken, preview === false ? undefined : withQueryProps);
      const carried = forms && { loaded: forms };
      const opened = { ...read, ...carried, normal, path, place, data, experiments, variations };
      return { ...opened, formToken: forms && formToken };
    },

    async draw({ path, normal, place, data, ...page }, { status, loaded = page.loaded }) {
      const search = normal.slice(normal.indexOf('?') < 0 ? normal.length : normal.indexOf('?'));
      const ancestors = await ancestorsOf(path);
      await turn();
      const { html, csp, problems } = watch('draw', () =>
        renderDocument({
          loaded,
          path,
          search,
          status,
          ancestors,
          place,
          // The path includes the question, step or job, so that links to other languages keep it.
          page: routes.element({ ...data, loaded, path: path + normal }),
          preview,
          experiments: page.experiments,
          variations: page.variations,
          csrfToken: page.formToken,
        }),
      );
      for (const { entryId, type, error } of problems)
        log.error({ entryId, type, err: error }, 'a block could not be drawn');
      return { html, csp, ancestors };
    },
  };
}
