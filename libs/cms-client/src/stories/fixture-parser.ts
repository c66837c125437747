import type { AuthoredEntry } from '../authoring/entry.ts';
import { parseAuthored } from '../export/parse-authored.ts';
import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { Parsed } from '../model/props-of.ts';
import type { Palette } from '../model/palette.ts';
import type { RawEntry } from '../model/raw.ts';
import type { SiteLocale } from '../parse/locale-path.ts';
import { parseEntry } from '../parse/parser.ts';
import { ADDRESS_CHECK_PAGE } from '../testing/address-check-page.ts';
import type { Sanitize } from '../parse/sanitize.ts';

export interface FixtureParserOptions {
  readonly palette: Palette;
  readonly sanitize: Sanitize;
  /** Content types that slots inside the fixtures may hold. A fixture's own type is always known. */
  readonly types?: readonly AnyEntryType[];
}

export interface FixtureParser {
  /** Returns the props of a fixture, parsed like real content. Throws when the fixture has a problem. */
  fixtureProps<P extends object>(
    type: EntryType<P, never>,
    authored: AuthoredEntry,
    locale?: SiteLocale,
  ): Parsed<P>;
  /** Returns the props of a raw entry, broken or not. Undefined if it is unusable. */
  parseRaw<P extends object>(type: EntryType<P>, raw: RawEntry): Parsed<P> | undefined;
}

/** Creates a parser for a library's fixtures, for its tests. */
export function fixtureParser({ palette, sanitize, types = [] }: FixtureParserOptions): FixtureParser {
  const addressCheckPath = ADDRESS_CHECK_PAGE;
  return {
    fixtureProps(type, authored, locale = 'en-US') {
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
    },
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
