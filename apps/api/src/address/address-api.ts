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
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { AddressBookService } from './address-book-service.ts';
import {
  PARAMETER_MAX_LENGTH,
  RETRY_AFTER_S,
  SUGGESTIONS_AGE_S,
  TYPED_MAX_LENGTH,
} from './address.constants.ts';

export interface AddressApiOptions {
  readonly addresses: AddressBookService;
}

/** What cannot be answered, as the browser's script reads it. */
class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const suggestQuerySchema = v.object({ q: v.string() });

/** Parameters as the schema says, each once and no longer than an address can be. @throws Refusal */
function readParameters<S extends v.GenericSchema>(
  schema: S,
  given: unknown,
  maxLength: number,
): v.InferOutput<S> {
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const names = result.issues.map((issue) => v.getDotPath(issue as v.BaseIssue<unknown>) ?? '?').join(', ');
    throw new Refusal(400, 'bad_request', `Missing, or given more than once: ${names}.`);
  }
  if (Object.values(Object(result.output)).some((value) => String(value).length > maxLength))
    throw new Refusal(400, 'too_long', `At most ${maxLength} characters.`);
  return result.output;
}

/** The browser that typed an address may keep what came of it; nobody between us may. */
const BRIEFLY = { 'cache-control': `private, max-age=${SUGGESTIONS_AGE_S}` } as const;
const NEVER = { 'cache-control': 'no-store, private' } as const;

/** Address lookup, doors of a building, and suggestions while an address is typed. */
export const addressApi: FastifyPluginAsync<AddressApiOptions> = async (app, { addresses }) => {
  app.addHook('onClose', () => addresses.close());
  // Made while nobody waits for them yet, and not at all where nothing listens.
  app.addHook('onListen', async () => {
    await addresses.book().catch((error: unknown) => app.log.error({ err: error }, 'no addresses'));
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });

  app.setErrorHandler((error, request, reply) => {
    reply.headers(NEVER);
    if (error instanceof Refusal)
      return reply.code(error.status).send({ error: { code: error.code, message: error.message } });
    request.log.error({ err: error }, 'address request failed');
    return reply
      .code(503)
      .header('retry-after', String(RETRY_AFTER_S))
      .send({
        error: { code: 'unavailable', message: 'Addresses cannot be looked up right now. Please try again.' },
      });
  });

  // Requests carry what somebody typed about where they live: whatever the host logs, these are left out.
  const route = { logLevel: 'warn' } as const;

  app.get(LOOKUP_PATH, route, async (request, reply) => {
    const query = readParameters(lookupQuerySchema, request.query, PARAMETER_MAX_LENGTH);
    const book = await addresses.book();
    const { address1, place_id: placeId, unit, zip } = query;
    const answer: LookupAnswer = { address: book.lookup({ address1, placeId, unit, zip }) };
    return reply.headers(NEVER).send(answer);
  });

  app.get(DOORS_PATH, route, async (request, reply) => {
    const query = readParameters(doorsQuerySchema, request.query, PARAMETER_MAX_LENGTH);
    const doors = (await addresses.book()).doors(query.address_id);
    if (!doors) throw new Refusal(404, 'not_found', 'There is no address with this id.');
    const answer: DoorsAnswer = doorsAnswer(doors);
    return reply.headers(NEVER).send(answer);
  });

  app.get(SUGGEST_PATH, route, async (request, reply) => {
    const { q } = readParameters(suggestQuerySchema, request.query, TYPED_MAX_LENGTH);
    const answer: SuggestAnswer = { suggestions: (await addresses.book()).suggest(q) };
    return reply.headers(BRIEFLY).send(answer);
  });

  app.get<{ Params: { placeId: string } }>(`${PLACES_PATH}/:placeId`, route, async (request, reply) => {
    const place: PlaceSelection | undefined = (await addresses.book()).place(request.params.placeId);
    if (!place) throw new Refusal(404, 'not_found', 'There is no place with this id.');
    return reply.headers(BRIEFLY).send(place);
  });
};
