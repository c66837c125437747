import createDOMPurify from 'dompurify';
import type { ComponentType, ReactNode } from 'react';
import type { AuthoredEntry } from '../authoring/entry.ts';
import { parseAuthored } from '../export/parse-authored.ts';
import type { SafeHtml } from '../model/context.ts';
import { entryTypesIn, type AnyEntryType } from '../model/entry-type.ts';
import type { Palette } from '../model/palette.ts';
import type { RawEntry } from '../model/raw.ts';
import type { EntryGraph } from '../parse/graph.ts';
import { localizePath, type SiteLocale } from '../parse/locale-path.ts';
import { parseEntry, type ParserOptions } from '../parse/parser.ts';
import { createSanitize, type Sanitize } from '../parse/sanitize.ts';
import { BlockProvider, BlockSlot } from '../registry/block-slot.ts';
import { renderWith } from '../registry/render-with.ts';
import { createRegistry, type RegistryEntry } from '../registry/registry.ts';
import { renderPage, type PageRender } from '../render/render-page.tsx';
import { ADDRESS_CHECK_PAGE } from './address-check-page.ts';
import type { HeadingLevels } from './describe-headings.tsx';
import { fixturesOf, type Fixture } from './fixture-modules.ts';
import { storiesOf, type Story } from './story-modules.ts';
import { wrapped, type Wrap } from './story-contract/third-language.ts';

/**
 * The parts of a library that its contract checks. Write the `import.meta.glob` calls in the test file of the
 * library, because Vite resolves their paths from this file.
 */
export interface LibraryContract {
  /** The module `blocks.ts` of the library: `import * as blocks`. */
  readonly blocks: object;
  /** The result of `import.meta.glob` for all stories files, with `eager`. */
  readonly stories: Readonly<Record<string, unknown>>;
  /**
   * The source texts of the stories files: the result of `import.meta.glob` with `query: '?raw', import: 'default'`.
   */
  readonly storySources: Readonly<Record<string, unknown>>;
  /** The sources of all `*.content.ts` files, so that a failure can name the right file. */
  readonly contentSources?: Readonly<Record<string, unknown>>;
  /** The result of `import.meta.glob` for all fixtures files, with `eager`. */
  readonly fixtures: Readonly<Record<string, unknown>>;
  readonly palette: Palette;
  /**
   * Fields with sentences for visitors (`type.field`) whose texts no element of the page shows, grouped by the reason.
   * In a preview, an editor finds such a text by a click on its block.
   */
  readonly unsaid?: Readonly<Record<string, readonly string[]>>;
  /** Components for content types in fixtures that the library itself does not render. */
  readonly slots?: readonly { readonly type: AnyEntryType; readonly component: ComponentType<never> }[];
  /** Props that the host adds to the props from content. */
  readonly hostProps?: object;
  /** `HeadingLevels` of `@skein/ui`, with which an application sets the level of a block's headings. */
  readonly headingLevels?: HeadingLevels;
  /**
   * Content types whose blocks appear below a title, such as the title of a dialog. Their first heading may be one
   * level deeper.
   */
  readonly belowTitle?: readonly string[];
  /** Content types that show only one of the blocks in them, so that the tags of the others are not on the page. */
  readonly showsOneOf?: readonly string[];
  /**
   * The component that the catalog wraps around every story, for example to set the language of built-in
   * texts.
   */
  readonly wrap?: Wrap;
}

export interface ReadLibrary {
  readonly contentTypes: readonly AnyEntryType[];
  readonly registrations: readonly RegistryEntry[];
  readonly stories: readonly Story[];
  readonly fixtures: readonly Fixture[];
  /** The content types for which this library has a component. */
  readonly drawn: readonly AnyEntryType[];
  readonly slotTypes: readonly AnyEntryType[];
  parseFixture(authored: AuthoredEntry, locale: SiteLocale): ReturnType<typeof parseAuthored>;
  /**
   * Parses a raw entry.
   * @param mark marks each text with the place that it comes from
   */
  parseRaw(
    type: AnyEntryType,
    raw: RawEntry,
    lookup?: EntryGraph['lookup'],
    mark?: ParserOptions['mark'],
  ): ReturnType<typeof parseEntry>;
  /** Renders a parsed entry on a page, as the host does. */
  page(type: AnyEntryType, props: object): Promise<Pick<PageRender, 'html' | 'problems'>>;
  /** Returns the element for a parsed entry, as the host draws it. */
  block(type: AnyEntryType, props: object): Promise<ReactNode>;
}

/**
 * Returns a sanitizer that remembers its results, because the contract reads the same entries hundreds of
 * times.
 */
function sanitizeOnce() {
  const sanitize = createSanitize(createDOMPurify(window));
  const known = new Map<string, { readonly clean: SafeHtml; readonly lost: readonly string[] }>();
  const read = (html: string, locale: SiteLocale) => {
    const lost: string[] = [];
    const clean = sanitize(
      html,
      (href) => localizePath(href, locale),
      (reason) => lost.push(reason),
    );
    return { clean, lost };
  };
  return (locale: SiteLocale): Sanitize =>
    (html, _, report) => {
      const key = locale + html;
      const text = known.get(key) ?? read(html, locale);
      known.set(key, text);
      if (report) text.lost.forEach(report);
      return text.clean;
    };
}

/** Returns rows of a table of tests: each content type with its id. */
export const named = (types: readonly AnyEntryType[]) => types.map((type) => [type.id, type] as const);

/** Loads all parts of a library once, for all tests of the contract. */
export function readLibrary(library: LibraryContract): ReadLibrary {
  const { blocks, palette, slots = [], hostProps = {} } = library;
  const contentTypes = entryTypesIn(blocks);
  const registry = createRegistry([blocks]);
  const registrations = [...registry.values()];
  const slotTypes = slots.map(({ type }) => type);
  const types = [...new Map([...contentTypes, ...slotTypes].map((type) => [type.id, type])).values()];
  const sanitize = sanitizeOnce();
  let components: Promise<Record<string, ComponentType<never>>> | undefined;
  const load = async () => {
    const own = await Promise.all(
      registrations.map(async ({ type, load: get }) => [type.id, await get()] as const),
    );
    return Object.fromEntries([...slots.map(({ type, component }) => [type.id, component] as const), ...own]);
  };
  return {
    contentTypes,
    registrations,
    stories: storiesOf(library.stories),
    fixtures: fixturesOf(library.fixtures),
    drawn: registrations.map(({ type }) => type),
    slotTypes,
    parseFixture: (authored, locale) =>
      parseAuthored(authored.type, authored, {
        locale,
        palette,
        sanitize: sanitize(locale),
        types,
        addressCheckPath: ADDRESS_CHECK_PAGE,
      }),
    parseRaw: (type, raw, lookup = () => undefined, mark = undefined) =>
      parseEntry(
        type,
        raw,
        { lookup },
        {
          types,
          locale: 'en-US',
          mark,
          palette,
          sanitize: sanitize('en-US'),
          addressCheckPath: ADDRESS_CHECK_PAGE,
        },
      ),
    async page({ id: type }, props) {
      components ??= load();
      const node = { id: 'contract', type, props: { ...props, ...hostProps } };
      return renderPage(<BlockSlot node={node} />, {
        registry,
        components: new Map(Object.entries(await components)),
        islandAssets: (name) => ({ src: name, deps: [] }),
        enhancerAssets: (name) => ({ src: name, deps: [] }),
        search: '',
        wrap: (children) => wrapped(library.wrap, children, 'en'),
      });
    },
    async block({ id: type }, props) {
      components ??= load();
      return (
        <BlockProvider render={renderWith(await components)}>
          <BlockSlot node={{ id: 'contract', type, props: { ...props, ...hostProps } }} />
        </BlockProvider>
      );
    },
  };
}
