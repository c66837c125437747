import {
  parseEntry,
  parseMemory,
  type AnyEntryType,
  type ParseMemory,
  type Problem,
  type Sanitize,
  type SiteLocale,
} from '@skein/cms-client';
import {
  STALE_RETRY_MS,
  steadyNow,
  type LoadedPage,
  type PageContent,
  type WholeFrame,
} from '@skein/cms-client/serve';
import type { Delivery, LastGood } from '@skein/cms-client/server';
import type { Site } from '../site/site.ts';
import { unwatched, type WatchStep } from '../watch/watch-steps.ts';
import { frameMemory } from './frame-memory.ts';
import { rememberSanitized } from './sanitized-texts.ts';
import { createKnownPages } from './known-pages.ts';
import { createLocaleReport } from './locale-report.ts';
import { createSlugIndex, type SlugIndex } from './slug-index.ts';
import { turn } from './turns.ts';

export interface ContentSource {
  /** Returns what surrounds every page in a language. Never fails. */
  frame(locale: SiteLocale): Promise<Pick<LoadedPage, 'site' | 'problems' | 'dependencies' | 'stale'>>;
  /**
   * Returns the page at a path, or undefined if there is none. Throws a DeliveryError when the CMS has never
   * answered.
   */
  loadPage(path: string): Promise<LoadedPage | undefined>;
  readonly slugs: SlugIndex;
  /** Returns what the CMS's languages lack, in words. */
  localeProblems(): Promise<readonly string[]>;
  /** Returns which parts of the frame differ from what the CMS says, with their language. */
  replacedParts(): Promise<readonly string[]>;
  /** Forgets everything that depends on an entry or asset. @returns whether it surrounds all pages */
  invalidate(id: string, contentType: string | undefined): boolean;
  forgetAll(): void;
}

export interface ContentSourceOptions {
  readonly site: Site;
  readonly delivery: Delivery;
  readonly sanitize: Sanitize;
  readonly assetUrl: (url: string) => string;
  /** Beginnings of paths that this site does not answer. Links to them are removed. */
  readonly deadPaths?: readonly string[] | undefined;
  /** How long the list of pages and the site's frame count as fresh, ms. */
  readonly ttlMs: number;
  /**
   * Whether editors see drafts here. Then an unknown address is looked up each time, because an editor may have
   * added it a moment ago.
   */
  readonly ofDrafts?: boolean;
  readonly now?: () => number;
  /** Stores the last complete frame, by language. Without it, the frame lives as long as the process. */
  readonly lastFrames?: LastGood;
  /** Called once for each thing that the CMS's languages lack. */
  readonly onLocaleProblem?: (problem: string) => void;
  readonly onProblems: (path: string, problems: readonly Problem[]) => void;
  readonly watch?: WatchStep | undefined;
  /** Called with the paths that have another page than before, or a page with another name. */
  readonly onRenamed?: (paths: readonly string[]) => void;
}

interface Frame {
  readonly whole: WholeFrame;
  readonly stale: boolean;
  readonly until: number;
}

/** Creates the source of content: it asks the CMS for pages and turns the answers into clean props. */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const {
    site,
    delivery,
    sanitize,
    assetUrl,
    deadPaths = [],
    ttlMs,
    now = steadyNow,
    onProblems,
    lastFrames,
    watch = unwatched,
  } = options;
  const { frame, locales, look, paths, registry } = site;
  const { inParts, fields } = frame.page;
  /** Content types that an editor may put on a page. */
  const types: readonly AnyEntryType[] = [...registry.values()].map(({ type }) => type);
  const slugs = createSlugIndex({
    site,
    delivery,
    ttlMs,
    ofDrafts: options.ofDrafts,
    now,
    onProblems: (problems) => onProblems('addresses', problems),
    onRenamed: options.onRenamed,
  });
  const frames = new Map<SiteLocale, Frame>();
  const frameLoads = new Map<SiteLocale, Promise<Frame>>();
  /** Counts edits. An answer that was requested before an edit is used once and not kept. */
  let generation = 0;
  const memory = frameMemory(lastFrames);
  const sanitizeIn = rememberSanitized(sanitize);
  const memories = {
    page: locales.each(() => parseMemory()),
    frame: locales.each(() => parseMemory()),
  };
  const parserOptions = (locale: SiteLocale, memory: ParseMemory) => ({
    types,
    locale,
    palette: look.palette,
    sanitize: sanitizeIn(locale),
    assetUrl,
    site: paths,
    addressCheckPath: site.addressCheckPath,
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
      return (
        root &&
        watch('parse', () => parseEntry(inParts, root, graph, parserOptions(locale, memories.page(locale))))
      );
    },
    ttlMs,
    now,
  });

  async function askFrame(locale: SiteLocale): Promise<Frame> {
    const asked = generation;
    // Whatever the CMS says or does not say, there is a frame: a page of which all else is known must not fall with it.
    const answer = await delivery.ask({ contentType: frame.siteType, locale }).catch(() => undefined);
    const whole = await frame.whole(answer, memory, parserOptions(locale, memories.frame(locale)));
    const stale = answer?.stale ?? true;
    const until = asked === generation ? now() + (stale ? STALE_RETRY_MS : ttlMs) : 0;
    const loaded = { whole, stale, until };
    frames.set(locale, loaded);
    onProblems(`site (${locale})`, whole.problems);
    return loaded;
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
    async frame(locale) {
      const { whole, stale } = await loadFrame(locale);
      const { site: around, problems, dependencies } = whole;
      return { site: around, problems, dependencies, stale };
    },
    localeProblems: createLocaleReport({
      languages: locales.all,
      delivery,
      ttlMs,
      now,
      onProblem: options.onLocaleProblem,
    }),
    async loadPage(fullPath) {
      const { locale, path } = locales.split(fullPath);
      const listed = await slugs.find(path);
      if (!listed) return undefined;
      // By id: what an editor wrote as the address is not always the address, nor the same in every language.
      const question = { contentType: inParts.id, locale, where: { 'sys.id': listed.id } };
      const [around, { result, stale, until }] = await Promise.all([loadFrame(locale), known.load(question)]);
      const found = result?.value as (PageContent & { readonly title?: string }) | undefined;
      if (!result || found === undefined) return undefined;
      const { title = found.breadcrumb ?? around.whole.site.title } = found;
      const problems: Problem[] = [...result.problems];
      if (found.title === undefined)
        problems.push({
          entryId: listed.id,
          field: fields.title,
          reason: `cannot be used: “${title}” is shown`,
        });
      onProblems(locales.localize(path, locale), problems);
      return {
        page: { ...found, slug: path, title },
        site: around.whole.site,
        locale,
        problems: [...around.whole.problems, ...problems],
        dependencies: new Set([...result.dependencies, ...around.whole.dependencies]),
        stale: stale || around.stale,
        until,
      };
    },
    async replacedParts() {
      const found = await Promise.all(
        locales.all.map(async ({ locale }) => {
          const { whole } = frames.get(locale) ?? (await loadFrame(locale));
          return whole.replaced.map((part) => `${part} (${locale})`);
        }),
      );
      return found.flat();
    },
    invalidate(id, contentType) {
      const isAround = ({ whole }: Frame) => contentType === frame.siteType || whole.dependencies.has(id);
      const around = [...frames.values()].some(isAround);
      known.forget(id, contentType);
      forgetFrames(isAround);
      if (contentType === inParts.id || contentType === undefined) slugs.forget();
      return around;
    },
    forgetAll() {
      known.forgetAll();
      forgetFrames(() => true);
      slugs.forget();
    },
  };
}
