import { type Exported, type ExportedEntry, memoryLastGood } from '@skein/host/testing';
import { describe, expect, it } from 'vitest';
import { demoExport, entriesBelow, withEntry } from '../testing/demo-export.ts';
import { siteInMemory } from '../testing/site-in-memory.ts';

const frameEntries = entriesBelow(demoExport, 'site');
/** The frame and one page without blocks, which are enough for these tests. */
const small: Exported = {
  ...demoExport,
  entries: [
    ...frameEntries,
    {
      sys: { id: 'page', contentType: { sys: { id: 'gfPage' } } },
      fields: { gfSlug: { 'en-US': '/' }, gfTitle: { 'en-US': 'A page' } },
    },
  ],
};

const emptied = (id: string) => withEntry(small, id, (entry) => ({ ...entry, fields: {} }));
const unpublished = (id: string) => withEntry(small, id, () => undefined);

async function home(exported: Exported, path: '/' | '/intl/es' = '/', lastFrames = memoryLastGood()) {
  const { pages, problems, source } = await siteInMemory(exported, undefined, lastFrames);
  const { html, status } = await pages.render(path);
  return { html, status, problems, replaced: await source.replacedParts() };
}

describe('a frame in which something cannot be used', () => {
  it.each([
    ['site', 'unpublished', unpublished('site')],
    ['site', 'emptied', emptied('site')],
    ['header', 'unpublished', unpublished('header')],
    ['header', 'emptied', emptied('header')],
    ['navigation', 'unpublished', unpublished('navigation')],
    ['navigation', 'emptied', emptied('navigation')],
    ['footer', 'unpublished', unpublished('footer')],
  ])('with the %s %s, is what it last was, also after a restart', async (_, __, broken) => {
    const disk = memoryLastGood();
    const good = await home(small, '/', disk);
    const after = await home(broken, '/', disk);
    for (const words of ['Products', 'Skein Fiber</title>', '<footer'])
      expect(after.html.includes(words)).toBe(good.html.includes(words));
    expect(after.html.includes('built-in')).toBe(false);
    expect(after.replaced).toEqual(
      expect.arrayContaining([expect.stringMatching(/the last good one is shown \(en-US\)/)]),
    );
    expect(after.problems.some(({ reason }) => reason.includes('the last good one is shown'))).toBe(true);
  });

  it.each([
    ['/', 'en-US', 'Home'],
    ['/intl/es', 'es', 'Inicio'],
  ] as const)('and never was better, is a built-in one, at %s', async (path, locale, word) => {
    const { html, status, replaced } = await home(unpublished('site'), path);
    expect(status).toBe(200);
    expect(html.includes('<main')).toBe(true);
    expect(html.includes(`>${word}<`)).toBe(true);
    expect(html.includes('Skein Fiber</title>')).toBe(true);
    expect(html.includes('<footer')).toBe(true);
    expect(replaced).toContain(`gfHeader cannot be used: a built-in one is shown (${locale})`);
  });

  it('keeps what is good beside what is not', async () => {
    const { html, replaced } = await home(unpublished('navigation'));
    expect(/<header[\s\S]*?logo/.test(html)).toBe(true);
    expect(html.includes('>Home<')).toBe(true);
    expect(replaced).toEqual([
      'gfNavigation cannot be used: a built-in one is shown (en-US)',
      'gfNavigation cannot be used: a built-in one is shown (es)',
    ]);
  });

  it('is itself again as soon as it is fixed, and does not bring back what an editor took out', async () => {
    const disk = memoryLastGood();
    await home(small, '/', disk);
    await home(unpublished('header'), '/', disk);
    const without = withEntry(small, 'site', ({ sys, fields: { gfAddressCheckModal: _, ...fields } }) => ({
      sys,
      fields,
    }));
    const mended = await home(without, '/', disk);
    expect(mended.replaced).toEqual([]);
    expect(/src="[^"]*address-check/.test(mended.html)).toBe(false);
  });

  it('is taken from the entry that has one, when there are two sites', async () => {
    const second: ExportedEntry = {
      sys: { id: 'second', contentType: { sys: { id: 'gfSite' } } },
      fields: {},
    };
    const two = { ...small, entries: [second, ...small.entries] };
    const { html, problems, replaced } = await home(two);
    expect(html === (await home(small)).html).toBe(true);
    expect(replaced).toEqual([]);
    expect(problems).toContainEqual({
      entryId: 'site',
      field: '*',
      reason: 'is one of 2 published entries of type gfSite; this one is used',
    });
  });
});

const WRONG: readonly unknown[] = [
  7,
  true,
  [],
  {},
  'x'.repeat(60_000),
  { toString: 1 },
  { sys: { type: 'Link' } },
];

/**
 * Yields every single change that breaks an entry: the entry unpublished, or one field missing or with a
 * wrong value.
 */
function* singleChanges({ sys: { id }, fields }: ExportedEntry): Generator<readonly [string, Exported]> {
  yield [`${id} unpublished`, unpublished(id)];
  for (const name of Object.keys(fields)) {
    const set = (values: Readonly<Record<string, unknown>>) =>
      withEntry(small, id, (entry) => ({ ...entry, fields: { ...entry.fields, [name]: values } }));
    yield [`${id}.${name} removed`, set({})];
    for (const value of WRONG)
      yield [`${id}.${name} is ${JSON.stringify(value).slice(0, 30)}`, set({ 'en-US': value })];
    for (const value of [7, 'x'.repeat(60_000)])
      yield [
        `${id}.${name} is ${JSON.stringify(value).slice(0, 30)} in Spanish`,
        set({ ...fields[name], es: value }),
      ];
  }
}

const changes = frameEntries.flatMap((entry) => [...singleChanges(entry)]);
/** Tests every 101st change below the level `full`, because neighboring changes differ only in the wrong value. */
const step = process.env['TEST_LEVEL'] === 'full' ? 1 : 101;
const chosen = changes.filter((_, at) => at % step === 0);

describe(`any single change to an entry of the frame (one in ${step})`, () => {
  const disk = memoryLastGood();

  it.each(chosen)('leaves every page standing, in both languages: %s', async (_, exported) => {
    const { pages } = await siteInMemory(exported, undefined, disk);
    for (const path of ['/', '/intl/es']) {
      const { status, html } = await pages.render(path);
      expect(status).toBe(200);
      expect(['<header', '<main', '<footer'].every((tag) => html.includes(tag))).toBe(true);
    }
  });
});
