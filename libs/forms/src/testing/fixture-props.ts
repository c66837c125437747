import {
  createSanitize,
  parseAuthored,
  parseEntry,
  type AnyEntryType,
  type AuthoredEntry,
  type EntryType,
  type Parsed,
  type RawEntry,
  type SiteLocale,
} from '@skein/cms-client';
import { colorTokens } from '@skein/ui';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));

/** Props of a fixture, by the way that real content takes. Throws when the fixture has a problem. */
export function fixtureProps<P extends object>(
  type: EntryType<P>,
  authored: AuthoredEntry,
  locale: SiteLocale = 'en-US',
): Parsed<P> {
  const { props, problems } = parseAuthored(type, authored, { locale, palette: colorTokens, sanitize });
  if (props === undefined || problems.length > 0)
    throw new Error(`${authored.id}: ${JSON.stringify(problems)}`);
  return props;
}

/** Props of a raw entry, broken or not. */
export const parseRaw = <P extends object>(type: EntryType<P>, raw: RawEntry): Parsed<P> | undefined =>
  parseEntry(
    type,
    raw,
    { lookup: () => undefined },
    { types: [type as unknown as AnyEntryType], locale: 'en-US', palette: colorTokens, sanitize },
  ).value;
