import { homeStatuses, type HomeStatus } from '@skein/blocks/content';
import { NETWORK_QUERY_PARAM, NETWORK_STATUS_PATH, readNetworkAnswer } from '@skein/blocks/contract';
import type { Sanitize } from '@skein/cms-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { splitLocale } from '../languages.ts';

/** How the network is where somebody typed; undefined when it cannot be asked. Never rejects. */
export type AskNetwork = (
  query: string,
  path: string,
  request: Pick<FastifyRequest, 'ip' | 'headers' | 'log'>,
) => Promise<readonly HomeStatus[] | undefined>;

/**
 * Asks the service as the visitor’s browser would: it counts the visitor, and may run elsewhere.
 * @param path of the page that is asked for; its language is that of the answer
 */
export function networkAsker(app: FastifyInstance, sanitize: Sanitize): AskNetwork {
  return async (query, path, { ip, headers, log }) => {
    try {
      const answer = await app.inject({
        url: `${NETWORK_STATUS_PATH}?${new URLSearchParams({ [NETWORK_QUERY_PARAM]: query })}`,
        remoteAddress: ip,
        headers: {
          accept: 'application/json',
          referer: `http://localhost${path}`,
          ...(headers.cookie !== undefined && { cookie: headers.cookie }),
        },
      });
      if (answer.statusCode !== 200) throw new Error(`API request failed: ${answer.statusMessage}`);
      return homeStatuses(readNetworkAnswer(answer.json()), sanitize, splitLocale(path).locale);
    } catch (error) {
      log.warn({ err: error }, 'the network could not be asked');
      return undefined;
    }
  };
}
