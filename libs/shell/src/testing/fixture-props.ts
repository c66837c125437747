import {
  createSanitize,
  parseAuthored,
  type AuthoredEntry,
  type EntryType,
  type Parsed,
  type SiteLocale,
} from '@skein/cms-client';
import { colorTokens } from '@skein/ui';
import createDOMPurify from 'dompurify';

const sanitize = createSanitize(createDOMPurify(window));

/** The props that a component gets from a fixture, by the way that real content takes. Stories and tests only. */
export function fixtureProps<P extends object>(
  type: EntryType<P, never>,
  fixture: AuthoredEntry,
  locale: SiteLocale = 'en-US',
): Parsed<P> {
  const { props, problems } = parseAuthored(type, fixture, { locale, palette: colorTokens, sanitize });
  if (props === undefined || problems.length > 0)
    throw new Error(`${fixture.id}: ${JSON.stringify(problems)}`);
  return props;
}
