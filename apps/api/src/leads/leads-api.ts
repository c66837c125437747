import type { FastifyPluginAsync } from 'fastify';
import { ensureVisitorId, readVisitorId } from '../portal/visitor.ts';
import { originOf } from '../visitor-post/post-origin.ts';
import { dropReceipt, scriptNeedsReceipt, setReceipt } from './receipt.ts';
import { addressCheck, addressForms, type AddressPost, type AddressRoute } from './address-posts.ts';
import { Refusal } from '../visitor-post/refusal.ts';
import type { TakeAddress } from './take-address.ts';
import { typeAgain } from './type-again.ts';
import {
  PRIVATE,
  readVisitorPosts,
  visitorPost,
  wantsJson,
  type PostedBody,
  type VisitorPostOptions,
} from '../visitor-post/visitor-post.ts';

export interface LeadsApiOptions extends Pick<VisitorPostOptions, 'ownHosts' | 'renderRefusal' | 'stamp'> {
  readonly take: TakeAddress;
  /** Called when the outbox holds something new. */
  readonly onTaken: () => void;
  readonly secureCookies: boolean;
}

function read(body: PostedBody, route: AddressRoute): AddressPost {
  const result = route.read(body);
  if (result.post) return result.post;
  throw new Refusal('invalid_fields', {
    fields: {
      ...(result.wrong.includes(route.names.email) && { email: 'emailInvalid' }),
      ...(result.wrong.includes(route.names.street) && { street: 'streetTooLong' }),
      ...(result.wrong.includes(route.names.unit) && { unit: 'unitTooLong' }),
      ...(result.wrong.includes(route.names.zip) && { zip: 'zipInvalid' }),
    },
  });
}

/** Addresses and emails that visitors leave: `POST /address-forms` and `POST /address-check`. */
export const leadsApi: FastifyPluginAsync<LeadsApiOptions> = async (app, options) => {
  const { take, onTaken, secureCookies } = options;
  await readVisitorPosts(app);
  typeAgain(app, options.renderRefusal);
  for (const route of [addressForms, addressCheck]) {
    visitorPost(app, route, options, async (body, request, reply) => {
      const post = read({ ...body, ...originOf(body, request.headers) }, route);
      const visitorId = readVisitorId(request, { secureCookies }) ?? '';
      const { location, repeated, receipt } = await take(route, post, { visitorId, ip: request.ip });
      if (!repeated) onTaken();
      reply.headers(PRIVATE);
      const scripted = wantsJson(request);
      if (!scripted || scriptNeedsReceipt(receipt)) setReceipt(reply, receipt, secureCookies);
      else dropReceipt(reply, receipt.page);
      if (scripted) return reply.send({ location });
      ensureVisitorId(request, reply, { secureCookies });
      return reply.redirect(location, 303);
    });
  }
};
