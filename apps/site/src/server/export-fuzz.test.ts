import { memoryLastGood } from '@skein/host/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoExport } from '../testing/demo-export.ts';
import { cmsInProcess } from '../testing/cms-in-process.ts';
import { siteOn } from '../testing/site-in-memory.ts';
import { KNOWN_MISTAKES, type Spoiling } from './testing/known-mistakes.ts';
import { splitLocale } from '@skein/cms-client';

/**
 * Seeds of the random changes. For each seed, the test renders pages in both languages, and the pages that show a known
 * mistake.
 */
const SEEDS = Array.from({ length: process.env['TEST_LEVEL'] === 'full' ? 100 : 4 }, (_, at) => 11 + at);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const part = (item: Json, name: string): Json => (isObject(item[name]) ? item[name] : {});

const FRAME = new Set(['gfSite', 'gfHeader', 'gfFooter', 'gfNavigation', 'gfNavigationItem']);
const typeOf = (entry: Json) => part(part(part(entry, 'sys'), 'contentType'), 'sys')['id'];

const HOSTILE: readonly unknown[] = [
  null,
  7,
  '',
  [],
  {},
  { toString: 1 },
  'x'.repeat(60_000),
  ' '.repeat(49_000),
  { sys: { type: 'Link', linkType: 'Entry', id: 'nowhere' } },
];
const SLUGS: readonly unknown[] = [
  '/',
  'plans/',
  '/api/x',
  '/a?b',
  '/intl/es',
  ' /x ',
  '/404',
  '/50%-off',
  `/${'x'.repeat(2048)}`,
  '/share-image.png',
  7,
  null,
  { toString: 1 },
];

const change = fc.record({
  kind: fc.constantFrom('frame', 'slug', 'locale', 'publication', 'field', 'sys'),
  at: fc.nat(10_000),
  field: fc.nat(50),
  value: fc.nat(50),
});

/** Known mistakes that the report must contain, whatever else has changed. */
const mistakes = fc.subarray(Object.keys(KNOWN_MISTAKES), { minLength: 3 });

function apply(
  exported: Json,
  { kind, at, field, value }: { kind: string; at: number; field: number; value: number },
) {
  const all = objectsIn(exported['entries']);
  const entries =
    kind === 'frame'
      ? all.filter((entry) => FRAME.has(String(typeOf(entry))))
      : kind === 'slug'
        ? all.filter((entry) => typeOf(entry) === 'gfPage')
        : all;
  const entry = entries[at % entries.length];
  if (!entry) return;
  const [sys, fields] = [part(entry, 'sys'), part(entry, 'fields')];
  const hostile = HOSTILE[value % HOSTILE.length];
  const name = kind === 'slug' ? 'gfSlug' : Object.keys(fields)[field % Object.keys(fields).length];
  if (kind === 'publication') {
    if (value % 2) delete sys['publishedVersion'];
    else sys['archivedVersion'] = 1;
  } else if (kind === 'locale') {
    const locales = objectsIn(exported['locales']);
    if (value % 3 === 0) exported['locales'] = locales.filter(({ code }) => code !== 'es');
    else if (value % 3 === 1) for (const locale of locales) locale['fallbackCode'] = null;
    else for (const locale of locales) locale['fallbackCode'] = 'es';
  } else if (kind === 'sys') {
    sys[['createdAt', 'version', 'updatedAt', 'contentType'][field % 4] ?? 'version'] = hostile;
  } else if (name !== undefined) {
    const spoiled = kind === 'slug' ? SLUGS[value % SLUGS.length] : hostile;
    fields[name] =
      field % 3 === 0 ? hostile : { ...part(fields, name), [field % 3 === 1 ? 'en-US' : 'es']: spoiled };
  }
}

describe('an export in which anything may be wrong', () => {
  const lastFrames = memoryLastGood();

  it.each(SEEDS)(
    'never makes a page fail: those that it has are drawn, in both languages, and what is known to be wrong is reported (seed %i)',
    async (seed) => {
      const neverFails = fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 12 }),
        mistakes,
        fc.nat(1000),
        async (changes, kinds, from) => {
          const exported = structuredClone(demoExport) as unknown as Json;
          for (const one of changes) apply(exported, one);
          const spoiling = exported as unknown as Spoiling;
          const known = kinds.flatMap((kind) => KNOWN_MISTAKES[kind]?.(spoiling, from) ?? []);
          const cms = await cmsInProcess(exported);
          const { pages, problems, source } = await siteOn(cms.delivery, lastFrames);
          const paths = (await source.slugs.all())
            .map(({ path }) => path)
            .filter((path) => !/^\/(404|500)$/.test(path));
          // Only a few pages for each seed, because the frame is the same on all pages.
          const chosen = paths.map((_, index) => paths[(from + index) % paths.length] ?? '/').slice(0, 4);
          for (const path of chosen)
            for (const address of [path, path === '/' ? '/intl/es' : `/intl/es${path}`]) {
              expect(splitLocale(address).path).toBe(path);
              const { status, html } = await pages.render(address);
              expect([address, status]).toEqual([address, 200]);
              expect(['<header', '<main', '<footer'].every((tag) => html.includes(tag))).toBe(true);
            }
          for (const { path } of known) if (path !== undefined) await pages.render(path);
          for (const { entryId, field } of known)
            expect(problems).toContainEqual({ entryId, field, reason: expect.any(String) });
          for (const { entryId, field, reason } of problems)
            expect([entryId, field, reason].every((word) => word.length > 0)).toBe(true);
          await cms.close();
        },
      );
      await fc.assert(neverFails, { numRuns: 1, seed, endOnFailure: true });
    },
  );
});
