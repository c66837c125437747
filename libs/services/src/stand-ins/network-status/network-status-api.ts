import cookie from '@fastify/cookie';
import {
  NETWORK_QUERY_MAX_LENGTH,
  NETWORK_QUERY_PARAM,
  NETWORK_STATUS_PATH,
  networkQuerySchema,
  type IssueNotification,
  type NetworkOption,
} from '@skein/blocks/contract';
import { languageFrom, networkOf, type Language } from '@skein/http';
import { secondsToWait, type RateLimiter } from '@skein/http/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { answerRefusals, NEVER } from '../address/answer-refusals.ts';
import type { AddressBookService } from '../address/model/address.types.ts';
import { LookupRefusal } from '../address/lookup-refusal.ts';
import type { Home } from '../address/model/address.types.ts';
import { readParameters } from '../address/read-lookup.ts';
import { readVisitorId } from '../../visitor/visitor.ts';
import { concerns, describedIn, type Incident, type ReadIncident } from './incident.ts';
import type { IncidentsFile } from './incidents-file.ts';
import { NETWORK_STATUS_LIMITS } from './network-status.constants.ts';

export interface NetworkStatusApiOptions {
  readonly addresses: Pick<AddressBookService, 'book'>;
  /** The operator's file. If the file exists, its incidents replace those of `otherwise` at every home. */
  readonly file: IncidentsFile;
  /** Returns the incidents at a home if the operator's file does not exist. */
  readonly otherwise: (home: Home) => readonly Incident[];
  readonly limiter: RateLimiter;
  readonly secureCookies: boolean;
}

/**
 * A network option in a response. If a field of an incident in the file is unreadable, the notification omits this
 * field. The notifications are missing if it is unknown whether an incident of the file concerns the home.
 */
type SentOption = Omit<NetworkOption, 'system'> & {
  readonly system: {
    readonly issue_notifications:
      readonly { [Key in keyof IssueNotification]: IssueNotification[Key] | undefined }[] | undefined;
  };
};

/** Returns the incidents at a home. Undefined if there is none for certain, but there may be one. */
function incidentsIn(said: readonly ReadIncident[], home: Home): readonly ReadIncident[] | undefined {
  const near = said.filter((incident) => concerns(incident, home) !== false);
  const certain = near.filter((incident) => concerns(incident, home));
  return certain.length > 0 || near.length === 0 ? certain : undefined;
}

/** Serves the state of the network at the addresses that match a query. */
export const networkStatusApi: FastifyPluginAsync<NetworkStatusApiOptions> = async (app, options) => {
  const { addresses, file, otherwise, limiter, secureCookies } = options;
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });

  answerRefusals(app, 'network status');

  async function limit(request: FastifyRequest) {
    const retryAfterS = await secondsToWait(limiter, [
      [NETWORK_STATUS_LIMITS.network, networkOf(request.ip)],
      [NETWORK_STATUS_LIMITS.visitor, readVisitorId(request, { secureCookies })],
    ]);
    if (retryAfterS > 0) throw new LookupRefusal('too_many_requests', { retryAfterS });
  }

  async function optionsFor(query: string, language: Language): Promise<SentOption[]> {
    const [book, said] = await Promise.all([addresses.book(), file.incidents()]);
    const incidentsAt = (home: Home) => (said === undefined ? otherwise(home) : incidentsIn(said, home));
    return book.homes(query).map((home) => ({
      address: `${home.number} ${home.street}, ${home.city}, ${home.state} ${home.zip}`,
      city_name: home.city,
      system: {
        issue_notifications: incidentsAt(home)?.map((incident) => ({
          severity: incident.severity,
          description: describedIn(incident, language),
          updated_at: incident.updatedAt,
        })),
      },
    }));
  }

  // Requests contain the visitor's home address, so the host must not log them.
  app.get(NETWORK_STATUS_PATH, { logLevel: 'warn', onRequest: limit }, async (request, reply) => {
    const typed = readParameters(networkQuerySchema, request, NETWORK_QUERY_MAX_LENGTH);
    const query = typed[NETWORK_QUERY_PARAM].trim();
    const answer: readonly SentOption[] = query === '' ? [] : await optionsFor(query, languageFrom(request));
    return reply.headers(NEVER).send(answer);
  });
};
