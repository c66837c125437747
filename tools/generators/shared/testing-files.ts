import type { Tree } from '@nx/devkit';

const STORY = `import { fixtureStories } from '@skein/cms-client/testing';
import { colorTokens } from '@skein/ui';

/** Makes stories of this library's blocks out of their fixtures. */
export const story = fixtureStories({ palette: colorTokens });
`;

const FIXTURE_PROPS = `import {
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
export function fixtureProps<P extends object>(type: EntryType<P>, authored: AuthoredEntry, locale: SiteLocale = 'en-US'): Parsed<P> {
  const { props, problems } = parseAuthored(type, authored, { locale, palette: colorTokens, sanitize });
  if (props === undefined || problems.length > 0) throw new Error(\`\${authored.id}: \${JSON.stringify(problems)}\`);
  return props;
}

/** Props of a raw entry, broken or not. */
export const parseRaw = <P extends object>(type: EntryType<P>, raw: RawEntry): Parsed<P> | undefined =>
  parseEntry(type, raw, { lookup: () => undefined }, { types: [type as unknown as AnyEntryType], locale: 'en-US', palette: colorTokens, sanitize }).value;
`;

/** What stories and tests of a library share; a library that has its own keeps it. */
export function addTestingFiles(tree: Tree, library: string): void {
  const folder = `libs/${library}/src/testing`;
  if (!tree.exists(`${folder}/story.ts`)) tree.write(`${folder}/story.ts`, STORY);
  if (!tree.exists(`${folder}/fixture-props.ts`)) tree.write(`${folder}/fixture-props.ts`, FIXTURE_PROPS);
}
