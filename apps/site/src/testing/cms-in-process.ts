import { contentApi, type ContentExport } from '@skein/local-cms';
import { DeliveryError, type Delivery } from '@skein/cms-client/server';
import Fastify from 'fastify';
import * as v from 'valibot';

const Entries = v.object({
  items: v.array(v.unknown()),
  includes: v.optional(
    v.object({ Entry: v.optional(v.array(v.unknown())), Asset: v.optional(v.array(v.unknown())) }),
  ),
});

/** Starts the embedded CMS with an export, without a network. Throws if the CMS cannot start. */
export async function cmsInProcess(exported: ContentExport) {
  const app = Fastify();
  await app.register(contentApi, {
    export: exported,
    space: 'skein',
    deliveryToken: 'token',
    assetHost: 'localhost',
    requestsPerSecond: 1_000_000,
  });
  const get = async (query: Readonly<Record<string, string>>) =>
    app.inject({
      url: '/cdn/spaces/skein/environments/master/entries',
      query: { access_token: 'token', limit: '1000', order: 'sys.createdAt,sys.id', ...query },
    });
  const delivery: Delivery = {
    async ask(question) {
      const { contentType, locale, where, include = 10, select } = question;
      const query = {
        content_type: contentType,
        include: String(include),
        ...(select && { select: select.join(',') }),
        ...where,
      };
      const answer = await get({ ...query, locale });
      // Like the real client, repeat the request without a language if the CMS lacks the language.
      const body = answer.statusCode === 400 ? await get(query) : answer;
      if (body.statusCode !== 200) throw new DeliveryError(question, new Error(body.body));
      return { ...v.parse(Entries, body.json()), stale: false };
    },
  };
  return { delivery, problems: app.content?.problems ?? [], close: () => app.close() };
}
