import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { AuthoredEntry } from '../authoring/entry.ts';
import { parseAuthored } from '../export/parse-authored.ts';
import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { Parsed } from '../model/props-of.ts';
import type { Palette } from '../model/palette.ts';
import type { RawEntry } from '../model/raw.ts';
import type { SiteLocale } from '../parse/locale-path.ts';
import { parseEntry } from '../parse/parser.ts';
import { BlockProvider } from '../registry/block-slot.ts';
import { renderWith } from '../registry/render-with.ts';
import { wrapped, type Wrap } from '../testing/story-contract/third-language.ts';
import { ADDRESS_CHECK_PAGE } from '../testing/address-check-page.ts';
import type { Sanitize } from '../parse/sanitize.ts';

/** A content type in a slot of a fixture, with its component. */
export interface Slot {
  readonly type: AnyEntryType;
  readonly component: ComponentType<never>;
}

export interface FixtureParserOptions {
  readonly palette: Palette;
  readonly sanitize: Sanitize;
  /**
   * Content types in slots of the fixtures, with their components. The type of a fixture itself needs no
   * entry.
   */
  readonly slots?: readonly Slot[];
  /** Adds the host's providers around a block. */
  readonly wrap?: Wrap;
}

export interface FixtureParser {
  /** Returns the props of a fixture, parsed like real content. Throws when the fixture has a problem. */
  fixtureProps<P extends object>(
    type: EntryType<P, never>,
    authored: AuthoredEntry,
    locale?: SiteLocale,
  ): Parsed<P>;
  /** Returns the props of an entry as the CMS sends it, even of a broken entry. Undefined if the entry is unusable. */
  parseRaw<P extends object>(type: EntryType<P>, raw: RawEntry): Parsed<P> | undefined;
  /** Returns the HTML of a fixture as the server sends it, including its slots. */
  draw<P extends object>(
    type: EntryType<P>,
    Block: ComponentType<P & { readonly id: string }>,
    authored: AuthoredEntry,
    locale?: SiteLocale,
  ): string;
}

/** Creates a parser for the fixtures of a library. The tests of the library use it. */
export function fixtureParser({ palette, sanitize, slots = [], wrap }: FixtureParserOptions): FixtureParser {
  const addressCheckPath = ADDRESS_CHECK_PAGE;
  const types = slots.map(({ type }) => type);
  const render = renderWith(Object.fromEntries(slots.map(({ type, component }) => [type.id, component])));
  const fixtureProps: FixtureParser['fixtureProps'] = (type, authored, locale = 'en-US') => {
    const { props, problems } = parseAuthored(type, authored, {
      locale,
      palette,
      sanitize,
      types,
      addressCheckPath,
    });
    if (props === undefined || problems.length > 0)
      throw new Error(`${authored.id}: ${JSON.stringify(problems)}`);
    return props;
  };
  return {
    fixtureProps,
    draw: (type, Block, authored, locale = 'en-US') =>
      renderToString(
        wrapped(
          wrap,
          <BlockProvider render={render}>
            <Block {...fixtureProps(type, authored, locale)} />
          </BlockProvider>,
          locale === 'es' ? 'es' : 'en',
        ),
      ),
    parseRaw: (type, raw) =>
      parseEntry(
        type,
        raw,
        { lookup: () => undefined },
        {
          types: [...types, type as unknown as AnyEntryType],
          locale: 'en-US',
          palette,
          sanitize,
          addressCheckPath,
        },
      ).value,
  };
}
