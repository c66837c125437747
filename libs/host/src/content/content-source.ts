import {
  parseEntry,
  parseMemory,
  type AnyEntryType,
  type ParseMemory,
  type ParserOptions,
  type Problem,
  type Sanitize,
  type SiteLocale,
} from '@skein/cms-client';
import { steadyNow, type LoadedPage, type PageContent } from '@skein/cms-client/serve';
import type { Delivery, LastGood } from '@skein/cms-client/server';
import type { Site } from '../site/site.ts';
import { unwatched, type WatchStep } from '../watch/watch-steps.ts';
import { editorNotes } from './editor-notes.ts';
import { frameMemory } from './frame-memory.ts';
import { createFrames } from './frames.ts';
import { rememberSanitized } from './sanitized-texts.ts';
import { createKnownPages } from './known-pages.ts';
import { createLocaleReport } from './locale-report.ts';
import { createSlugIndex, type SlugIndex } from './slug-index.ts';
import { turn } from './turns.ts';

export interface ContentSource {
  /** Returns the frame around every page in a language. Never fails. */
  frame(locale: SiteLocale): Promise<Pick<LoadedPage, 'site' | 'problems' | 'dependencies' | 'stale'>>;
  /**
   * Returns the page at a path, or undefined if there is none. Throws a DeliveryError when the CMS has never
   * answered.
   */
  loadPage(path: string): Promise<LoadedPage | undefined>;
  readonly slugs: SlugIndex;
  /** Returns the newest edits in the CMS. Undefined if the CMS, as in tests, does not list edits. */
  readonly recentEdits: Delivery['recentEdits'];
  /** Returns one sentence for each problem with the languages of the CMS. */
  localeProblems(): Promise<readonly string[]>;
  /** Returns the parts of the frame that show old or built-in content, each part with its language. */
  replacedParts(): Promise<readonly string[]>;
  /** Forgets all content that contains an entry or asset. @returns whether the frame contains the item */
  invalidate(id: string, contentType: string | undefined): boolean;
  forgetAll(): void;
}

export interface ContentSourceOptions {
  readonly site: Site;
  readonly delivery: Delivery;
  readonly sanitize: Sanitize;
  readonly assetUrl: (url: string) => string;
  /**
   * Adds to each text a mark that says which entry and field the text comes from. Only the preview of editors uses
   * marks.
   */
  readonly mark?: ParserOptions['mark'];
  /** Path prefixes that this site does not answer. Links to paths below them are removed. */
  readonly deadPaths?: readonly string[] | undefined;
  /** How long the list of pages and the site's frame count as fresh, ms. */
  readonly ttlMs: number;
  readonly now?: () => number;
  /** Sends a request to the CMS for published content. Only sources for editors have this function. */
  readonly askPublished?: Delivery['ask'] | undefined;
  /** The list of pages. Default: the source creates a list. */
  readonly slugs?: SlugIndex;
  /** Whether the CMS gives the time of the creation if it does not know the time of the last change. Default: no. */
  readonly undatedChanges?: boolean | undefined;
  /** Store for the last complete frames. Without this store, a new process cannot show an old frame. */
  readonly lastFrames?: LastGood;
  /** The source calls this once for each problem with the languages of the CMS. */
  readonly onLocaleProblem?: (problem: string) => void;
  /** The source calls this with all problems of each newly read page, and the page's language. */
  readonly onProblems: (path: string, problems: readonly Problem[], locale: SiteLocale) => void;
  readonly watch?: WatchStep | undefined;
  /** The source calls this with the paths of pages that were added, removed, replaced or renamed, or listed otherwise. */
  readonly onRenamed?: (paths: readonly string[]) => void;
}

/** Creates the source of content. It requests pages from the CMS, and turns the answers into valid props. */
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
  const types: readonly AnyEntryType[] = [...registry.values()].map(({ type }) => type);
  const slugs =
    options.slugs ??
    createSlugIndex({
      site,
      delivery,
      ttlMs,
      undatedChanges: options.undatedChanges,
      now,
      onProblems: (problems) => onProblems('addresses', problems, locales.all[0].locale),
      onRenamed: options.onRenamed,
    });
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
    mark: options.mark,
  });

  const known = createKnownPages({
    async ask(question) {
      const answer = await delivery.ask(question);
      await turn();
      return { graph: memories.page(question.locale).graph(answer), stale: answer.stale };
    },
    parse({ locale, where }, graph) {
      // Checks the id: if a proxy drops query parameters, the answer may contain another page.
      const root = graph.items.find(({ sys }) => sys.id === where['sys.id']);
      return (
        root &&
        watch('parse', () => parseEntry(inParts, root, graph, parserOptions(locale, memories.page(locale))))
      );
    },
    ttlMs,
    now,
  });

  const frames = createFrames({
    async ask(locale, last) {
      // If the CMS fails, the frame comes from memory: a page with known content must stay available.
      const answer = await delivery.ask({ contentType: frame.siteType, locale }).catch(() => undefined);
      if (answer && last?.of === answer) return last;
      const whole = await frame.whole(answer, memory, parserOptions(locale, memories.frame(locale)));
      onProblems(`site (${locale})`, whole.problems, locale);
      return { whole, stale: answer?.stale ?? true, of: answer };
    },
    ttlMs,
    now,
  });

  return {
    slugs,
    recentEdits: delivery.recentEdits,
    async frame(locale) {
      const { whole, stale } = await frames.load(locale);
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
      // Asks by id: an editor may spell the address differently from the path, or differently in each language.
      const question = { contentType: inParts.id, locale, where: { 'sys.id': listed.id } };
      const [around, { result, stale, until, graph }, published] = await Promise.all([
        frames.load(locale),
        known.load(question),
        options.askPublished?.(question).catch(() => undefined),
      ]);
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
      onProblems(locales.localize(path, locale), problems, locale);
      return {
        page: { ...found, slug: path, title },
        site: around.whole.site,
        locale,
        problems: [...around.whole.problems, ...problems],
        notes: options.askPublished && editorNotes(listed.id, graph, [inParts, ...types], published),
        dependencies: new Set([...result.dependencies, ...around.whole.dependencies]),
        stale: stale || around.stale,
        until,
      };
    },
    async replacedParts() {
      const found = await Promise.all(
        locales.all.map(async ({ locale }) => {
          const { whole } = frames.last(locale) ?? (await frames.load(locale));
          return whole.replaced.map((part) => `${part} (${locale})`);
        }),
      );
      return found.flat();
    },
    invalidate(id, contentType) {
      known.forget(id, contentType);
      const around = frames.forget(
        ({ dependencies }) => contentType === frame.siteType || dependencies.has(id),
      );
      if (contentType === inParts.id || contentType === undefined) slugs.forget();
      return around;
    },
    forgetAll() {
      known.forgetAll();
      frames.forget(() => true);
      slugs.forget();
    },
  };
}
