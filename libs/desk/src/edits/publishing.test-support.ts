import { cmsClient, type CmsClient } from '../cms/cms-client.ts';
import { linkTo, type ContentType, type Entity } from '../cms/cms.types.ts';
import { contentOf, ENGLISH } from '../testing/content.test-support.ts';
import { editStore } from './edit-store.ts';
import { publicationOf } from './publication.ts';

const type: ContentType = {
  sys: { id: 'block' },
  name: 'Block',
  fields: [
    {
      id: 'title',
      name: 'Title',
      type: 'Symbol',
      localized: true,
      required: false,
      validations: [{ size: { max: 5 } }],
    },
  ],
};
const contentType = linkTo('ContentType', 'block');

/** Returns a store of new entries, and a CMS whose publications a test can refuse or lose. */
export function publishing(...ids: readonly string[]) {
  const published: string[] = [];
  const now = new Map<string, Entity>(
    ids.map((id) => [id, { sys: { id, type: 'Entry', version: 1, contentType }, fields: {} }]),
  );
  let failure: { readonly id: string; readonly isDone: boolean; readonly answer: () => Response } | undefined;
  const send = async (address: Parameters<typeof fetch>[0], { method = 'GET', body }: RequestInit = {}) => {
    const [, id = ''] = /\/entries\/([^/]+)/u.exec(String(address)) ?? [];
    const entity = now.get(id);
    if (String(address).includes('/public/')) return Response.json({ total: 0, items: [] });
    if (!entity) return Response.json({}, { status: 404 });
    if (method === 'GET') return Response.json(entity);
    if (!String(address).endsWith('/published')) {
      const { fields } = JSON.parse(String(body)) as Pick<Entity, 'fields'>;
      now.set(id, { sys: { ...entity.sys, version: entity.sys.version + 1 }, fields });
      return Response.json(now.get(id));
    }
    const fails = failure?.id === id ? failure : undefined;
    if (!fails || fails.isDone) {
      published.push(id);
      const { version } = entity.sys;
      now.set(id, { ...entity, sys: { ...entity.sys, version: version + 1, publishedVersion: version } });
    }
    return fails?.answer() ?? Response.json(now.get(id));
  };
  const client: CmsClient = cmsClient({ base: 'http://cms', token: '' }, send);
  const store = editStore({
    client,
    later: () => () => undefined,
    content: contentOf([type], [...now.values()], { locales: [{ ...ENGLISH, code: 'en-US' }] }),
  });
  return {
    store,
    published,
    fail: (next: typeof failure) => void (failure = next),
    rest: () => publicationOf(store.read().content, ids, () => false).map(({ entity }) => entity.sys.id),
  };
}
export const silence = (): Response => {
  throw new TypeError('fetch failed');
};
