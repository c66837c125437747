import {
  entryType,
  parseEntry,
  parseMemory,
  type AnyEntryType,
  type Parsed,
  type ParseMemory,
  type Problem,
  type Sanitize,
  type SiteLocale,
} from '@skein/cms-client';
import type { Delivery, LastGood } from '@skein/cms-client/server';
import { routes } from '@skein/content/routes';
import { sitePaths } from '@skein/content/site-paths';
import { page, site, type PageContent, type SiteContent } from '@skein/shell/content';
import { colorTokens } from '@skein/ui';
import { blockTypes } from '../registry.ts';
import { frameMemory, wholeFrame, type WholeFrame } from './frame.ts';
import { rememberSanitized } from './sanitized-texts.ts';
import { createKnownPages } from './known-pages.ts';
import { createLocaleReport } from './locale-report.ts';
import { createSlugIndex, type SlugIndex } from './slug-index.ts';
import { steadyNow } from './steady-now.ts';
import { STALE_RETRY_MS } from './stale-retry.ts';
import { turn } from './turns.ts';
import { languages, localizePath, perLocale, splitLocale } from '../languages.ts';

/** Everything that a page needs to be drawn. */
export interface LoadedPage {
  readonly page: Parsed<PageContent>;
  readonly site: Parsed<SiteContent>;
  readonly locale: SiteLocale;
  readonly problems: readonly Problem[];
  /** Ids of all entries and assets behind it. */
  readonly dependencies: ReadonlySet<string>;
  /** True when part of it is what the CMS said before it went away. */
  readonly stale: boolean;
  /** Until when it is believed, unless the CMS says otherwise; by default for as long as any page. */
  readonly until?: number | undefined;
  /** Part of its address, with its `?`, where the page is another one for each. */
  readonly query?: string | undefined;
}

export interface ContentSource {
  /** Undefined when there is no such page. Throws a DeliveryError when the CMS has never answered. */
  loadPage(path: string): Promise<LoadedPage | undefined>;
  readonly slugs: SlugIndex;
  /** What the CMS's languages lack. */
  localeProblems(): Promise<readonly string[]>;
  /** Parts of the frame that are not what the CMS says, with their language. */
  replacedParts(): Promise<readonly string[]>;
  /** Forgets what depends on an entry or asset. */
  invalidate(id: string, contentType: string | undefined): void;
}

export interface ContentSourceOptions {
  readonly delivery: Delivery;
  readonly sanitize: Sanitize;
  readonly assetUrl: (url: string) => string;
  /** Beginnings of paths that this site does not answer, so that nothing leads there. */
  readonly deadPaths?: readonly string[];
  /** How long the list of pages and the site's frame are believed, ms. */
  readonly ttlMs: number;
  readonly now?: () => number;
  /** Keeps the last whole frame, by language; without it, it lives as long as the process. */
  readonly lastFrames?: LastGood;
  readonly onProblems: (path: string, problems: readonly Problem[]) => void;
  /** Told at which paths there is another page than before, or one of another name. */
  readonly onRenamed?: (paths: readonly string[]) => void;
}

interface Frame {
  readonly whole: WholeFrame;
  readonly stale: boolean;
  readonly until: number;
}

/** A page, of which nothing is so necessary that it would be lost without. */
const pageInParts = entryType(
  page.id,
  { name: page.name, description: page.description },
  { ...page.fields, slug: page.fields.slug.optional(), title: page.fields.title.optional() },
);

/** Asks the CMS for pages and turns its answers into clean props. */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const {
    delivery,
    sanitize,
    assetUrl,
    deadPaths = [],
    ttlMs,
    now = steadyNow,
    onProblems,
    lastFrames,
  } = options;
  const slugs = createSlugIndex({
    delivery,
    ttlMs,
    now,
    onProblems: (problems) => onProblems('addresses', problems),
    onRenamed: options.onRenamed,
  });
  const frames = new Map<SiteLocale, Frame>();
  const frameLoads = new Map<SiteLocale, Promise<Frame>>();
  /** Counts edits: an answer that was under way during one is not believed for longer than it takes to use it. */
  let generation = 0;
  const memory = frameMemory(lastFrames);
  const sanitizeIn = rememberSanitized(sanitize);
  const memories = {
    page: perLocale(() => parseMemory()),
    frame: perLocale(() => parseMemory()),
  };
  const parserOptions = (locale: SiteLocale, memory: ParseMemory) => ({
    types: blockTypes as readonly AnyEntryType[],
    locale,
    palette: colorTokens,
    sanitize: sanitizeIn(locale),
    assetUrl,
    site: sitePaths,
    addressCheckPath: routes.addressCheck,
    deadPaths,
    memory,
  });

  const known = createKnownPages({
    async ask(question) {
      const answer = await delivery.ask(question);
      await turn();
      return { graph: memories.page(question.locale).graph(answer), stale: answer.stale };
    },
    parse({ locale, where }, graph) {
      // Something on the way that drops filters must not put one page in the place of another.
      const root = graph.items.find(({ sys }) => sys.id === where['sys.id']);
      return root && parseEntry(pageInParts, root, graph, parserOptions(locale, memories.page(locale)));
    },
    ttlMs,
    now,
  });

  async function askFrame(locale: SiteLocale): Promise<Frame> {
    const asked = generation;
    // Whatever the CMS says or does not say, there is a frame: a page of which all else is known must not fall with it.
    const answer = await delivery.ask({ contentType: site.id, locale }).catch(() => undefined);
    const whole = await wholeFrame(answer, memory, parserOptions(locale, memories.frame(locale)));
    const stale = answer?.stale ?? true;
    const until = asked === generation ? now() + (stale ? STALE_RETRY_MS : ttlMs) : 0;
    const frame = { whole, stale, until };
    frames.set(locale, frame);
    onProblems(`site (${locale})`, whole.problems);
    return frame;
  }

  async function loadFrame(locale: SiteLocale): Promise<Frame> {
    const known = frames.get(locale);
    if (known && known.until > now()) return known;
    const running = frameLoads.get(locale);
    if (!running) {
      const load = askFrame(locale).finally(() => {
        if (frameLoads.get(locale) === load) frameLoads.delete(locale);
      });
      frameLoads.set(locale, load);
      return load;
    }
    return running;
  }

  function forgetFrames(forgotten: (frame: Frame) => boolean) {
    generation++;
    frameLoads.clear();
    for (const [locale, frame] of frames) if (forgotten(frame)) frames.set(locale, { ...frame, until: 0 });
  }

  return {
    slugs,
    localeProblems: createLocaleReport({ delivery, ttlMs, now }),
    async loadPage(fullPath) {
      const { locale, path } = splitLocale(fullPath);
      const found = await slugs.find(path);
      if (!found) return undefined;
      // By id: what an editor wrote as the address is not always the address, nor the same in every language.
      const question = { contentType: page.id, locale, where: { 'sys.id': found.id } };
      const [frame, { result, stale, until }] = await Promise.all([loadFrame(locale), known.load(question)]);
      if (result?.value === undefined) return undefined;
      const { title = result.value.breadcrumb ?? frame.whole.site.title } = result.value;
      const problems: Problem[] = [...result.problems];
      if (result.value.title === undefined)
        problems.push({
          entryId: found.id,
          field: page.fields.title.gf,
          reason: `cannot be used: “${title}” is shown`,
        });
      onProblems(localizePath(path, locale), problems);
      return {
        page: { ...result.value, slug: path, title },
        site: frame.whole.site,
        locale,
        problems: [...frame.whole.problems, ...problems],
        dependencies: new Set([...result.dependencies, ...frame.whole.dependencies]),
        stale: stale || frame.stale,
        until,
      };
    },
    async replacedParts() {
      const found = await Promise.all(
        languages.map(async ({ locale }) => {
          const { whole } = frames.get(locale) ?? (await loadFrame(locale));
          return whole.replaced.map((part) => `${part} (${locale})`);
        }),
      );
      return found.flat();
    },
    invalidate(id, contentType) {
      known.forget(id, contentType);
      forgetFrames(({ whole }) => contentType === site.id || whole.dependencies.has(id));
      if (contentType === page.id || contentType === undefined) slugs.forget();
    },
  };
}
