import cookie from '@fastify/cookie';
import {
  DOORS_PATH,
  doorsAnswer,
  doorsQuerySchema,
  LOOKUP_PATH,
  lookupQuerySchema,
  PLACES_PATH,
  SUGGEST_PATH,
  type DoorsAnswer,
  type LookupAnswer,
  type PlaceSelection,
  type SuggestAnswer,
} from '@skein/forms/contract';
import { networkOf } from '@skein/http';
import { secondsToWait, type RateLimiter } from '@skein/http/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readVisitorId } from '../../visitor/visitor.ts';
import { answerRefusals, NEVER } from './answer-refusals.ts';
import type { AddressBookService } from './model/address.types.ts';
import {
  LOOKUP_LIMITS,
  PARAMETER_MAX_LENGTH,
  SUGGESTIONS_AGE_S,
  TYPED_MAX_LENGTH,
} from './model/address.constants.ts';
import { LookupRefusal } from './lookup-refusal.ts';
import { readable, readParameters } from './read-lookup.ts';

export interface AddressApiOptions {
  readonly addresses: AddressBookService;
  readonly limiter: RateLimiter;
  readonly secureCookies: boolean;
}

const suggestQuerySchema = v.object({ q: v.string() });

/** Header for responses that depend on a typed address. Only the browser may cache them, for a short time. */
const BRIEFLY = { 'cache-control': `private, max-age=${SUGGESTIONS_AGE_S}` } as const;

/** Serves address lookup, the units of a building, and suggestions while a visitor types an address. */
export const addressApi: FastifyPluginAsync<AddressApiOptions> = async (app, options) => {
  const { addresses, limiter, secureCookies } = options;
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  app.addHook('onClose', () => addresses.close());
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });

  answerRefusals(app, 'address');

  async function limit(request: FastifyRequest, rules: (typeof LOOKUP_LIMITS)[keyof typeof LOOKUP_LIMITS]) {
    const retryAfterS = await secondsToWait(limiter, [
      [rules.network, networkOf(request.ip)],
      [rules.visitor, readVisitorId(request, { secureCookies })],
    ]);
    if (retryAfterS > 0) throw new LookupRefusal('too_many_requests', { retryAfterS });
  }

  // Requests contain the visitor's home address, so the host must not log them.
  const typing = {
    logLevel: 'warn',
    onRequest: (request: FastifyRequest) => limit(request, LOOKUP_LIMITS.typing),
  } as const;
  const chosen = {
    logLevel: 'warn',
    onRequest: (request: FastifyRequest) => limit(request, LOOKUP_LIMITS.chosen),
  } as const;

  app.get(LOOKUP_PATH, chosen, async (request, reply) => {
    const query = readParameters(lookupQuerySchema, request, PARAMETER_MAX_LENGTH);
    const book = await addresses.book();
    const { address1, place_id: placeId, unit, zip } = query;
    const answer: LookupAnswer = { address: book.lookup({ address1, placeId, unit, zip }) };
    return reply.headers(NEVER).send(answer);
  });

  app.get(DOORS_PATH, chosen, async (request, reply) => {
    const query = readParameters(doorsQuerySchema, request, PARAMETER_MAX_LENGTH);
    const doors = (await addresses.book()).doors(query.address_id);
    if (!doors) throw new LookupRefusal('no_such_address');
    const answer: DoorsAnswer = doorsAnswer(doors);
    return reply.headers(NEVER).send(answer);
  });

  app.get(SUGGEST_PATH, typing, async (request, reply) => {
    const { q } = readParameters(suggestQuerySchema, request, TYPED_MAX_LENGTH);
    const answer: SuggestAnswer = { suggestions: (await addresses.book()).suggest(q) };
    return reply.headers(BRIEFLY).send(answer);
  });

  // The id is a wildcard, not a named parameter. The router limits the length of named parameters, and would
  // pass a longer path on to the site's pages.
  app.get<{ Params: { '*': string } }>(`${PLACES_PATH}/*`, chosen, async (request, reply) => {
    const placeId = readable(request.params['*'], PARAMETER_MAX_LENGTH);
    const place: PlaceSelection | undefined = (await addresses.book()).place(placeId);
    if (!place) throw new LookupRefusal('no_such_place');
    return reply.headers(BRIEFLY).send(place);
  });
};
