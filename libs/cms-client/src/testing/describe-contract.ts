import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textsWithoutSpanish } from '../authoring/texts-without-spanish.ts';
import { contentTypeJson } from '../model/content-type-json.ts';
import type { AnyEntryType, VariantRow } from '../model/entry-type.ts';
import { missingAdvice } from './advice.ts';
import { atFile } from './at-file.ts';
import { fullest, variantOf } from './fullest.ts';
import { kebab } from './kebab.ts';
import { inTwoLines, runOn } from './line-breaks.ts';
import { TAG_FIELD, withTags } from './tagged.ts';
import { named, readLibrary, type LibraryContract, type ReadLibrary } from './contract-library.tsx';
import { describeBadContent } from './describe-bad-content.ts';
import { describeHeadings } from './describe-headings.tsx';
import { describeSources } from './describe-sources.ts';
import { describeSparseContent } from './describe-sparse.ts';
import { sharedIds } from './fixture-modules.ts';
import { writtenByHand } from './written-by-hand.ts';

export type { LibraryContract } from './contract-library.tsx';

const LOCALES = ['en-US', 'es'] as const;
/** Id of the CMS field with a tag from an editor, by which a tag manager (analytics) finds the entry. */
const TAG = 'tag-of-an-editor';

/**
 * Defines the tests that every library of blocks must pass. Call it in a test file of the library.
 * - The CMS accepts each content type. Each registered type has advice on its use, stories and fixtures, one per
 * variant.
 * - Fixtures have no problems and two languages.
 * - A block has an h1 exactly if its content type has `bringsTitle`, or its entry `isPageTitle`.
 * - With `headingLevels`, all headings of a block move to the level that an application sets.
 * - Hand-written props may omit every prop with a default value. An editor's tag for analytics is in the markup.
 * - A bad value in one field is reported, runs no code, and does not change the rest of the page. If all optional
 * fields are empty, the block shows something, or the editor gets a report.
 *
 * The tests use a sample of the bad values, or all with `TEST_LEVEL=full`. Failures name the file to edit. Other tests
 * check each story where it is drawn: see `testing/story-contract`.
 */
export function describeContract(contract: LibraryContract): void {
  const library = readLibrary(contract);
  describe('the contract of the library', () => {
    describeLists(contract, library);
    describeFixtures(library);
    if (library.drawn.length === 0) return;
    describeByHand(library);
    describeTitles(library);
    if (contract.headingLevels) describeHeadings(library, contract.headingLevels, contract.belowTitle);
    describeTags(library);
    describeTagsInside(library, contract.showsOneOf);
    describeLineBreaks(library);
    describeSparseContent(library);
    describeSources(library, contract.unsaid ?? {});
    describeBadContent(library);
  });
}

function describeLists(
  { storySources, contentSources }: LibraryContract,
  { contentTypes, stories, drawn, slotTypes }: ReadLibrary,
) {
  it('lists each content type once', () => {
    const ids = contentTypes.map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(twice, `listed twice in ${atFile('./blocks.ts')}`).toEqual([]);
  });

  it('registers every content type that has stories of its own', () => {
    const known = new Set([...drawn, ...slotTypes].map(({ id }) => id));
    const shown = stories.flatMap(({ contentType }) => (contentType ? [contentType.id] : []));
    const missing = [...new Set(shown)].filter((id) => !known.has(id));
    expect(missing, `add the block to ${atFile('./blocks.ts')}`).toEqual([]);
  });

  if (contentTypes.length > 0)
    it.each(named(contentTypes))('%s is a content type that the CMS takes', (_, type) => {
      expect(contentTypeJson(type, '2026-01-01T00:00:00.000Z').fields.length).toBeGreaterThan(0);
      const { displayField } = type;
      if (displayField !== undefined) expect(type.rows().map(({ gf }) => gf)).toContain(displayField);
    });

  if (drawn.length > 0)
    it.each(named(drawn))(
      '%s says when to use it and when not, and so does each of its variants',
      (_, type) => {
        const missing = missingAdvice(type, contentSources);
        expect(missing.map(({ file, words }) => `${atFile(file)}: ${words}`)).toEqual([]);
      },
    );

  if (drawn.length > 0)
    it.each(named(drawn))('%s has stories, and one for each of its variants', (_, type) => {
      const own = stories.filter(({ contentType }) => contentType?.id === type.id);
      const file = `${kebab(type.name)}.stories.tsx`;
      expect(own.length, `${file}: write a story of ${type.id}`).toBeGreaterThan(0);
      // The tag is spelled out in the source, because Storybook builds its index without running the stories.
      const isTagged = ({ key }: VariantRow) =>
        own.some(({ tags, file: path }) =>
          tags.some((tag) => tag.endsWith(`-${key}`) && String(storySources[path]).includes(`'${tag}'`)),
        );
      const missing = type.variants
        .filter((variant) => !isTagged(variant))
        .map(({ name, key }) => `${kebab(name)}.stories.tsx: write tags: ['…-${key}'] as a literal`);
      expect(missing).toEqual([]);
    });
}

function describeFixtures({ fixtures, drawn, parseFixture }: ReadLibrary) {
  it('has a fixture for everything that it draws', () => {
    const isShown = (type: AnyEntryType, variant?: string) =>
      fixtures.some((one) => one.authored.type.id === type.id && (!variant || variantOf(one) === variant));
    const missing = drawn.flatMap((type) =>
      type.variants.length === 0
        ? isShown(type)
          ? []
          : [`${kebab(type.name)}.fixtures.ts`]
        : type.variants
            .filter(({ name }) => !isShown(type, name))
            .map(({ name }) => `${kebab(name)}.fixtures.ts`),
    );
    expect(missing, 'write an entry in').toEqual([]);
  });

  it('gives each fixture an id of its own', () => expect(sharedIds(fixtures)).toEqual([]));

  it('writes fixtures without a mistake, in English and in Spanish', () => {
    const mistakes = fixtures.flatMap((fixture) => {
      const where = `${atFile(fixture.file)}, ${fixture.name}`;
      const problems = LOCALES.flatMap((locale) => parseFixture(fixture.authored, locale).problems);
      return [
        ...problems.map(({ entryId, field, reason }) => `${where}: ${entryId}.${field} ${reason}`),
        ...textsWithoutSpanish(fixture.authored).map(
          (prop) => `${where}: ${prop} has no Spanish; write t('…', '…')`,
        ),
      ];
    });
    expect([...new Set(mistakes)]).toEqual([]);
  });
}

function describeByHand({ contentTypes, drawn, fixtures, ...library }: ReadLibrary) {
  it.each(named(drawn))(
    '%s, written by hand, is what an editor gets who leaves the rest empty',
    async (_, type) => {
      for (const { authored, file, name } of fixtures) {
        if (authored.type.id !== type.id) continue;
        const { props } = library.parseFixture(authored, 'en-US');
        if (props === undefined) continue;
        const short = writtenByHand(type, props, contentTypes);
        expect(renderToString(await library.block(type, short)), `${atFile(file)}, ${name}`).toBe(
          renderToString(await library.block(type, props)),
        );
      }
    },
  );
}

function describeTitles(library: ReadLibrary) {
  it.each(named(library.drawn))(
    '%s brings the title of its page, or none, as its card says',
    async (_, type) => {
      for (const { authored, file, name } of library.fixtures) {
        if (authored.type.id !== type.id) continue;
        const { props } = library.parseFixture(authored, 'en-US');
        if (props === undefined) continue;
        const { isPageTitle = type.bringsTitle ?? false } = props as { readonly isPageTitle?: boolean };
        const html = renderToString(await library.block(type, props));
        if (!/<h[1-6]\b/.test(html)) continue;
        expect(/<h1\b/.test(html), `${atFile(file)}, ${name}: bringsTitle of ${type.id}`).toBe(isPageTitle);
      }
    },
  );
}

function describeTags(library: ReadLibrary) {
  const tagged = fullest(library).flatMap(([name, { type, fixture }]) => {
    const row = type.rows().find(({ gf }) => gf === TAG_FIELD);
    const isOwn = !row?.variants || row.variants.includes(variantOf(fixture) ?? '');
    return row && isOwn ? [[name, { type, fixture, prop: row.prop }] as const] : [];
  });
  if (tagged.length > 0)
    it.each(tagged)('%s carries the tag that an editor gives it', async (_, { type, fixture, prop }) => {
      const { props } = library.parseFixture(fixture.authored, 'en-US');
      const html = renderToString(await library.block(type, { ...props, [prop]: TAG }));
      const about = `${atFile(fixture.file)}, ${fixture.name}: write data-analytics-id={${prop}}`;
      expect(html, about).toContain(`data-analytics-id="${TAG}"`);
    });
}

/** Tests that the entries inside a block carry their tags, too: cards, items and calls to action. */
function describeTagsInside(library: ReadLibrary, showsOneOf: readonly string[] = []) {
  const types = [...library.contentTypes, ...library.slotTypes];
  it.each(fullest(library).filter(([, { type }]) => !showsOneOf.includes(type.id)))(
    '%s shows the tags of the entries inside it',
    async (_, { type, fixture: { authored, file, name } }) => {
      const { root, lookup, tags } = withTags(authored, types);
      const { value } = library.parseRaw(type, root, lookup);
      const html = value ? renderToString(await library.block(type, value)) : '';
      // Looks do not read every field of the entries inside them.
      const read = JSON.stringify(value ?? null);
      const lost = [...tags].filter(
        (tag) => read.includes(`"${tag}"`) && !html.includes(`data-analytics-id="${tag}"`),
      );
      expect(lost, `${atFile(file)}, ${name}: write data-analytics-id`).toEqual([]);
    },
  );
}

function describeLineBreaks(library: ReadLibrary) {
  const types = [...library.contentTypes, ...library.slotTypes];
  it.each(fullest(library))(
    '%s shows the line breaks of long texts',
    async (_, { type, fixture: { authored, file, name } }) => {
      const { root, lookup } = inTwoLines(authored, types);
      const { value } = library.parseRaw(type, root, lookup);
      const html = value ? renderToString(await library.block(type, value)) : '';
      expect(runOn(html), `${atFile(file)}, ${name}: set long texts as paragraphs`).toEqual([]);
    },
  );
}
