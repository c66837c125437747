import createDOMPurify from 'dompurify';
import type { ComponentType, ReactNode } from 'react';
import type { AuthoredEntry } from '../authoring/entry.ts';
import { parseAuthored } from '../export/parse-authored.ts';
import type { SafeHtml } from '../model/context.ts';
import type { AnyEntryType } from '../model/entry-type.ts';
import type { Palette } from '../model/palette.ts';
import type { RawEntry } from '../model/raw.ts';
import type { EntryGraph } from '../parse/graph.ts';
import { localizePath, type SiteLocale } from '../parse/locale-path.ts';
import { parseEntry } from '../parse/parser.ts';
import { createSanitize, type Sanitize } from '../parse/sanitize.ts';
import { BlockProvider, BlockSlot } from '../registry/block-slot.ts';
import { renderWith } from '../registry/render-with.ts';
import { createRegistry, type RegistryEntry } from '../registry/registry.ts';
import { renderPage, type PageRender } from '../render/render-page.tsx';
import { ADDRESS_CHECK_PAGE } from './address-check-page.ts';
import { fixturesOf, type Fixture } from './fixture-modules.ts';
import { storiesOf, type Story } from './story-modules.ts';
import { wrapped, type Wrap } from './third-language.ts';

/**
 * The parts of a library that its contract checks. The test writes out the globs, because Vite reads them
 * there.
 */
export interface LibraryContract {
  /** `contentTypes` of the library's `content.ts`. */
  readonly contentTypes: readonly AnyEntryType[];
  /** `registrations` of the library. A content type without one only appears inside others. */
  readonly registrations: readonly RegistryEntry[];
  /** `import.meta.glob` of every stories file, `eager`. */
  readonly stories: Readonly<Record<string, unknown>>;
  /** The same files with `query: '?raw', import: 'default'`. */
  readonly storySources: Readonly<Record<string, unknown>>;
  /** Every `*.content.ts`, in the same way, so that a failure names the right file. */
  readonly contentSources?: Readonly<Record<string, unknown>>;
  /** `import.meta.glob` of every fixtures file, `eager`. */
  readonly fixtures: Readonly<Record<string, unknown>>;
  readonly palette: Palette;
  /** Content types in fixtures that other libraries, or stand-ins, draw. */
  readonly slots?: readonly { readonly type: AnyEntryType; readonly component: ComponentType<never> }[];
  /** Props from the host, not from content, for components that take some. */
  readonly hostProps?: object;
  /** True if separate tests with `describeDrawing` draw its stories. For libraries with many stories. */
  readonly drawnApart?: boolean;
  /** What the catalog wraps around every story, such as the language of built-in texts. */
  readonly wrap?: Wrap;
}

export interface ReadLibrary {
  readonly stories: readonly Story[];
  readonly fixtures: readonly Fixture[];
  /** Content types with a component of this library. */
  readonly drawn: readonly AnyEntryType[];
  readonly slotTypes: readonly AnyEntryType[];
  parseFixture(authored: AuthoredEntry, locale: SiteLocale): ReturnType<typeof parseAuthored>;
  parseRaw(type: AnyEntryType, raw: RawEntry, lookup?: EntryGraph['lookup']): ReturnType<typeof parseEntry>;
  /** Renders a parsed entry on a page, as the host does. */
  page(type: AnyEntryType, props: object): Promise<Pick<PageRender, 'html' | 'problems'>>;
  /** Returns a parsed entry as the element that the host draws. */
  block(type: AnyEntryType, props: object): Promise<ReactNode>;
}

/**
 * Returns a sanitizer that cleans each text once, because the contract reads the same entries hundreds of
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

/** Loads everything that the contract checks, once for all of its tests. */
export function readLibrary(library: LibraryContract): ReadLibrary {
  const { contentTypes, registrations, palette, slots = [], hostProps = {} } = library;
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
    parseRaw: (type, raw, lookup = () => undefined) =>
      parseEntry(
        type,
        raw,
        { lookup },
        {
          types,
          locale: 'en-US',
          palette,
          sanitize: sanitize('en-US'),
          addressCheckPath: ADDRESS_CHECK_PAGE,
        },
      ),
    async page({ id: type }, props) {
      components ??= load();
      const node = { id: 'contract', type, props: { ...props, ...hostProps } };
      return renderPage(<BlockSlot node={node} />, {
        registry: createRegistry(registrations),
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
