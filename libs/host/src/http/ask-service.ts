import type { AskService } from '@skein/cms-client/serve';
import type { FastifyInstance } from 'fastify';

/** Services are asked by the way of the application: they may run in it, or elsewhere. */
export const serviceAsker =
  (app: FastifyInstance): AskService =>
  async (url, page, { ip, headers: { cookie } }) => {
    const answer = await app.inject({
      url,
      remoteAddress: ip,
      headers: {
        accept: 'application/json',
        referer: `http://localhost${page}`,
        ...(cookie !== undefined && { cookie }),
      },
    });
    return { status: answer.statusCode, body: answer.statusCode === 200 ? answer.json() : undefined };
  };
