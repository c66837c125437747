import type { FastifyPluginAsync } from 'fastify';
import { readVisitorId } from '../portal/visitor.ts';
import { addressCheck, addressForms, type AddressPost, type AddressRoute } from './address-posts.ts';
import { Refusal } from '../visitor-post/refusal.ts';
import type { TakeAddress } from './take-address.ts';
import {
  PRIVATE,
  readVisitorPosts,
  visitorPost,
  wantsJson,
  type PostedBody,
  type VisitorPostOptions,
} from '../visitor-post/visitor-post.ts';

export interface LeadsApiOptions extends Pick<VisitorPostOptions, 'ownHosts' | 'renderRefusal'> {
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
  for (const route of [addressForms, addressCheck]) {
    visitorPost(app, route, options, async (body, request, reply) => {
      const post = read(body, route);
      const { location, repeated } = await take(
        route,
        { ...post, pageSource: post.pageSource || (request.headers.referer ?? '') },
        { visitorId: readVisitorId(request, { secureCookies }) ?? '', ip: request.ip },
      );
      if (!repeated) onTaken();
      reply.headers(PRIVATE);
      return wantsJson(request) ? reply.send({ location }) : reply.redirect(location, 303);
    });
  }
};
