import * as fc from 'fast-check';
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
import { brokenEntry } from './arbitrary.ts';
import { readLibrary, type LibraryContract, type ReadLibrary } from './contract-library.tsx';
import { drawEach } from './describe-drawing.ts';
import { describeEstranged } from './describe-estranged.ts';
import { describeSparseContent } from './describe-sparse.ts';
import { isFull, sampleOf } from './sample.ts';
import { sharedIds } from './fixture-modules.ts';
import { runningMarkup } from './running-markup.ts';
import { spoiledEntries } from './spoiled.ts';
import { writtenByHand } from './written-by-hand.ts';

export type { LibraryContract } from './contract-library.tsx';

const LOCALES = ['en-US', 'es'] as const;
/** The field where editors write the tag that a tag manager uses to find an entry. */
const TAG_FIELD = 'gfAnalyticsTagId';
const TAG = 'tag-of-an-editor';
const BROKEN_RUNS = isFull ? 60 : 15;
/** Number of cases, each one way to spoil one field. */
const SPOILED_FIELDS = 24;
/** Matches text that shows an unchecked value to visitors. */
const LEAKED = />undefined<|\[object Object\]/;

const named = (types: readonly AnyEntryType[]) => types.map((type) => [type.id, type] as const);
/**
 * Defines the tests that every library of blocks must pass, in the file that calls it:
 * - The CMS accepts each content type. Each registered type has advice on its use, stories and fixtures, one
 *   per variant.
 * - Every story draws on the server and wakes up without a console message. Fixtures have no problems and two
 *   languages.
 * - Props written by hand may omit everything that has a default. A tag that an editor sets is in the markup.
 * - A page that strangers have changed loses no input of the visitor.
 * - Whatever an editor breaks leaves the rest of the page intact, runs nothing, and is reported. With every
 *   optional field empty a block shows something, or it shows nothing and the editor gets a report.
 *
 * It samples languages, spoiled fields and changed pages, and with `TEST_LEVEL=full` tries all. Failures name
 * the file to edit.
 */
export function describeContract(contract: LibraryContract): void {
  const library = readLibrary(contract);
  describe('the contract of the library', () => {
    describeLists(contract, library);
    describeFixtures(library);
    if (!contract.drawnApart) drawEach(contract, library.stories);
    describeEstranged(contract, library.stories);
    if (library.drawn.length > 0) describeByHand(contract, library);
    if (library.drawn.length > 0) describeTags(library);
    if (library.drawn.length > 0) describeLineBreaks(contract, library);
    if (library.drawn.length > 0) describeSparseContent(library);
    if (library.drawn.length > 0) describeBadContent(library);
  });
}

function describeLists(
  { contentTypes, storySources, contentSources }: LibraryContract,
  { stories, drawn, slotTypes }: ReadLibrary,
) {
  it('lists each content type once, and everything that it draws', () => {
    const ids = contentTypes.map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(twice, `listed twice in ${atFile('./content.ts')}`).toEqual([]);
    const unlisted = drawn.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
    expect(unlisted, `add to contentTypes in ${atFile('./content.ts')}`).toEqual([]);
  });

  it('registers every content type that has stories of its own', () => {
    const known = new Set([...drawn, ...slotTypes].map(({ id }) => id));
    const shown = stories.flatMap(({ contentType }) => (contentType ? [contentType.id] : []));
    const missing = [...new Set(shown)].filter((id) => !known.has(id));
    expect(missing, `register in ${atFile('./registrations.ts')}`).toEqual([]);
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
      // Spelled out, because the catalogue's index is made without running the stories.
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

function describeByHand({ contentTypes }: LibraryContract, { drawn, fixtures, ...library }: ReadLibrary) {
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

function describeLineBreaks({ contentTypes }: LibraryContract, library: ReadLibrary) {
  const types = [...contentTypes, ...library.slotTypes];
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

function describeBadContent(library: ReadLibrary) {
  it.each(named(library.drawn))('%s draws whatever is left of a broken entry', async (_, type) => {
    await fc.assert(
      fc.asyncProperty(brokenEntry(type), async (raw) => {
        const { value } = library.parseRaw(type, raw);
        if (value) expect(renderToString(await library.block(type, value))).not.toMatch(LEAKED);
      }),
      { numRuns: BROKEN_RUNS },
    );
  });

  const spoiled = fullest(library).map(
    ([
      name,
      {
        type,
        fixture: { authored },
      },
    ]) => {
      const { cases, label } = sampleOf(spoiledEntries(type, authored), SPOILED_FIELDS, ({ spoil }) => spoil);
      return [name, label, { type, authored, cases }] as const;
    },
  );
  it.each(spoiled)(
    '%s, with any field spoiled (%s), breaks nothing, runs nothing and is reported by entry, field and reason',
    async (_name, _label, { type, authored, cases }) => {
      // Many a mistake leaves the same of an entry; it is drawn once.
      const drawn = new Set<string>();
      for (const { row, spoil, wrong, raw, lookup } of cases) {
        const about = `${row.gf} ${spoil}`;
        const { value, problems } = library.parseRaw(type, raw, lookup);
        for (const problem of problems) {
          expect(problem.entryId, about).not.toBe('');
          expect(problem.reason, about).toMatch(/\w/);
        }
        const own = problems.filter(({ entryId, field }) => entryId === authored.id && field === row.gf);
        if (value === undefined || wrong) expect(own, about).not.toEqual([]);
        if (value === undefined) continue;
        const left = JSON.stringify(value);
        if (drawn.has(left)) continue;
        drawn.add(left);
        expect(runningMarkup(renderToString(await library.block(type, value))), about).toEqual([]);
      }
    },
  );
}
