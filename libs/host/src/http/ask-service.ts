import type { AskService } from '@skein/cms-client/serve';
import { watchCall, type Figures } from '@skein/http/figures';
import type { FastifyInstance } from 'fastify';

/**
 * Returns a function that requests data from services. The requests go through the application, because
 * services may run in this process or in another.
 */
export const serviceAsker =
  (app: FastifyInstance, figures?: Figures): AskService =>
  async (url, page, { ip, headers: { cookie } }) => {
    const ask = () =>
      app.inject({
        url,
        remoteAddress: ip,
        headers: {
          accept: 'application/json',
          referer: `http://localhost${page}`,
          ...(cookie !== undefined && { cookie }),
        },
      });
    const answer = await watchCall(figures, 'page-services', ask, ({ statusCode }) =>
      statusCode < 500 ? 'ok' : 'error',
    );
    return { status: answer.statusCode, body: answer.statusCode === 200 ? answer.json() : undefined };
  };
