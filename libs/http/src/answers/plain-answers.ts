import { hasLeft } from '../requests/has-left.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../requests/language.ts';

const ANSWERS = {
  malformed_address: {
    status: 400,
    en: 'The address of this request cannot be read.',
    es: 'No se puede leer la dirección de esta solicitud.',
  },
  address_too_long: {
    status: 414,
    en: 'The address of this request is too long.',
    es: 'La dirección de esta solicitud es demasiado larga.',
  },
  malformed_body: {
    status: 400,
    en: 'What arrived could not be read.',
    es: 'No pudimos leer lo que llegó.',
  },
  not_found: {
    status: 404,
    en: 'We can’t find that page.',
    es: 'No encontramos esa página.',
  },
  unavailable: {
    status: 503,
    en: 'That did not work just now. Please try again.',
    es: 'No funcionó en este momento. Inténtalo de nuevo.',
  },
} as const;

function answer(
  kind: keyof typeof ANSWERS,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number = ANSWERS[kind].status,
): FastifyReply {
  const texts = ANSWERS[kind];
  // The answer does not repeat the requested address, because a visitor may have typed personal data into it.
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send({ error: { code: kind, message: texts[languageOf(request.headers.referer)] } });
}

/** Answers a request whose URL the router cannot parse. */
export const answerBadAddress = (
  error: { readonly code?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  answer(
    error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'address_too_long' : 'malformed_address',
    request,
    reply,
  );

/** Answers a script's request with status 503, because the services do not answer. */
export const answerUnavailable = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer('unavailable', request, reply);

/** Adds the answers for unknown paths and for errors. Call it before adding routes. */
export function answerTheRest(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answer('not_found', request, reply));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) return answer('malformed_body', request, reply, statusCode);
    if (hasLeft(error, request)) request.log.debug({ err: error }, 'the visitor has left');
    else request.log.error({ err: error }, 'unhandled');
    return answer('unavailable', request, reply);
  });
}
