import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListeningSpace } from '../fixtures/listening-space.ts';
import { listeningSpace, sortedIds } from '../fixtures/listening-space.ts';

let blog: ListeningSpace;
let shop: ListeningSpace;
const sdk: ListeningSpace['sdk'] = (params) => blog.sdk(params);

beforeAll(async () => {
  blog = await listeningSpace('travelBlog');
  shop = await listeningSpace('deliveryShaped');
});
afterAll(() => Promise.all([blog, shop].map(({ app }) => app.close())));

const fieldsOf = (entry: unknown): Record<string, unknown> => {
  if (typeof entry === 'object' && entry !== null && 'fields' in entry && typeof entry.fields === 'object')
    return { ...entry.fields };
  throw new Error('expected a resolved entry');
};

describe('getEntries', () => {
  it('finds, orders and counts', async () => {
    const result = await sdk().getEntries({
      content_type: 'post',
      order: ['-sys.updatedAt'],
      limit: 2,
      skip: 1,
    });
    expect(result).toMatchObject({ total: 3, skip: 1, limit: 2 });
    expect(result.items.map((item) => item.sys.id)).toEqual(['post-lisbon', 'post-kyoto']);
  });

  it('takes lists, joined by the client with commas', async () => {
    const result = await sdk().getEntries({ 'sys.id[in]': ['post-kyoto', 'person-bo'] });
    expect(sortedIds(result.items)).toEqual(['person-bo', 'post-kyoto']);
  });

  it('resolves links, and a cycle to the very same object', async () => {
    const { items } = await sdk().getEntries({ 'sys.id': 'person-ana', include: 10 });
    const bo = fieldsOf(items[0])['bestFriend'];
    expect(fieldsOf(fieldsOf(bo)['bestFriend'])['bestFriend']).toBe(bo);
  });

  it('resolves links inside rich text', async () => {
    const { items } = await sdk().getEntries({ 'sys.id': 'post-harbour', include: 1 });
    const target = (fields: object) => ({ data: { target: { fields } } });
    expect(fieldsOf(items[0])['body']).toMatchObject({
      content: [
        { nodeType: 'paragraph' },
        target({ slug: 'lisbon' }),
        target({ file: { fileName: 'old map.svg' } }),
        {
          content: [
            target({ name: 'Bo Berg' }),
            target({ file: { fileName: 'guide.pdf' } }),
            { data: { target: { sys: { type: 'Link', linkType: 'Entry', id: 'nobody' } } } },
          ],
        },
      ],
    });
  });

  it('leaves links unresolved, removes them, or does not resolve at all, as the client is told', async () => {
    const query = { 'sys.id': 'post-harbour' };
    const related = async (client: { getEntries: ReturnType<typeof sdk>['getEntries'] }) =>
      fieldsOf((await client.getEntries(query)).items[0])['related'];
    expect(await related(sdk())).toHaveLength(3);
    expect(await related(sdk().withoutLinkResolution)).toEqual(
      ['post-lisbon', 'post-draft', 'missing-entry'].map((id) => ({
        sys: { type: 'Link', linkType: 'Entry', id },
      })),
    );
    const { items } = await sdk().withoutUnresolvableLinks.getEntries(query);
    expect(fieldsOf(items[0])['related']).toHaveLength(1);
  });

  it('reports what it cannot resolve', async () => {
    const { errors } = await sdk().getEntries({ 'sys.id': 'post-harbour' });
    expect(errors?.map((error) => error.details.id).sort()).toEqual([
      'missing-entry',
      'nobody',
      'post-draft',
    ]);
  });

  it('selects fields, with the sys parts the client adds', async () => {
    const { items } = await sdk().getEntries({
      content_type: 'post',
      'fields.slug': 'lisbon',
      select: ['fields.title'],
    });
    expect(items[0]).toEqual({
      sys: { id: 'post-lisbon', type: 'Entry' },
      fields: { title: 'Lisbon in the rain' },
    });
  });

  it('falls back field by field in a locale', async () => {
    const { items } = await sdk().getEntries({ 'sys.id': 'post-harbour', locale: 'es-MX' });
    expect(items[0]?.sys.locale).toBe('es-MX');
    expect(items[0]?.fields).toMatchObject({
      title: 'El puerto',
      summary: 'Lanchas y gaviotas',
      slug: 'the-harbour',
    });
    const german = await sdk().getEntries({ 'sys.id': 'post-harbour', locale: 'de-DE' });
    expect(german.items[0]?.fields).toMatchObject({ summary: 'Boote', slug: 'the-harbour' });
    expect(german.items[0]?.fields).not.toHaveProperty('title');
  });

  it('gives all locales, also of what is linked', async () => {
    const { items } = await sdk().withAllLocales.getEntries({ 'sys.id': 'post-harbour' });
    expect(items[0]?.fields['title']).toEqual({ 'en-US': 'The harbour', es: 'El puerto' });
    expect(items[0]?.sys).not.toHaveProperty('locale');
    const author = fieldsOf(items[0])['author'];
    expect(
      fieldsOf(typeof author === 'object' && author !== null ? Object.values(author)[0] : undefined)['name'],
    ).toEqual({ 'en-US': 'Ana Silva' });
  });

  it('never delivers an omitted field, and a disabled one as ever', async () => {
    const { items } = await sdk().getEntries({ 'sys.id': 'post-harbour' });
    expect(items[0]?.fields).not.toHaveProperty('internalNote');
    expect(items[0]?.fields).toHaveProperty('oldSlug', 'harbor');
  });

  it('pages with a cursor to the end and back', async () => {
    const client = sdk();
    const first = await client.getEntriesWithCursor({ limit: 3 });
    const second = await client.getEntriesWithCursor({ limit: 3, pageNext: first.pages.next ?? '' });
    expect(sortedIds([...first.items, ...second.items])).toEqual([
      'person-ana',
      'person-bo',
      'post-harbour',
      'post-kyoto',
      'post-lisbon',
    ]);
    expect(second.pages.next).toBeUndefined();
    const back = await client.getEntriesWithCursor({ limit: 3, pagePrev: second.pages.prev ?? '' });
    expect(sortedIds(back.items)).toEqual(sortedIds(first.items));
  });
});

describe('include', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)(
    '%i resolves a chain so many links deep',
    async (include) => {
      const { items } = await shop.sdk().getEntries({ 'sys.id': 'item1', include });
      let [depth, entry]: [number, unknown] = [0, items[0]];
      while (typeof entry === 'object' && entry !== null && 'fields' in entry) {
        entry = fieldsOf(entry)['next'];
        depth += 1;
      }
      // The first eight items link to the next item. The ninth item links to an item that does not exist.
      expect(depth).toBe(Math.min(include, 8) + 1);
    },
  );
});
