import { READER_PATHS } from '@skein/careers/contract';
import type { BoardAnswer } from '@skein/careers/serve';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { CareersBoard } from './careers-board.ts';

export interface CareersReaderOptions {
  readonly board: CareersBoard;
}

/** Path below which scripts read the job board. */
export const CAREERS_READER_PATH = '/careers-reader';

const MAX_AGE_S = 60;

const Query = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u)) });

const NOT_FOUND = { code: 'not_found', message: 'There is no such job.' };
const UNAVAILABLE = { code: 'unavailable', message: 'The job board does not answer.' };

function answerWith(reply: FastifyReply, answer: BoardAnswer<unknown>) {
  reply.header('x-content-type-options', 'nosniff');
  if (answer.ok) return reply.header('cache-control', `public, max-age=${MAX_AGE_S}`).send(answer.value);
  const missing = answer.reason === 'not-found';
  if (!missing)
    reply.log.warn({ reason: answer.reason, status: answer.status }, 'the job board does not answer');
  return reply
    .code(missing ? 404 : 502)
    .header('cache-control', 'no-store')
    .send({ error: missing ? NOT_FOUND : UNAVAILABLE });
}

/** Serves the offices and sections of the job board, and single jobs with their questions. */
export const careersReaderApi: FastifyPluginAsync<CareersReaderOptions> = async (app, { board }) => {
  app.get(CAREERS_READER_PATH + READER_PATHS.offices, async (_request, reply) =>
    answerWith(reply, await board.offices()),
  );
  app.get(CAREERS_READER_PATH + READER_PATHS.sections, async (_request, reply) =>
    answerWith(reply, await board.sections()),
  );
  app.get(CAREERS_READER_PATH + READER_PATHS.job, async (request, reply) => {
    const query = v.safeParse(Query, request.query);
    return answerWith(
      reply,
      query.success ? await board.job(query.output.id) : { ok: false, reason: 'not-found' },
    );
  });
};
