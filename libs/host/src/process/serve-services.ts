import {
  answerBadAddress,
  answerTheRest,
  believes,
  healthApi,
  plainAddresses,
  requestIds,
  type DegradedReport,
} from '@skein/http';
import { watchProcess } from '@skein/http/figures';
import { readSettings, type PartContext } from '@skein/http/settings';
import fastify, { type FastifyInstance } from 'fastify';
import { readServicesSettings } from '../settings/read-host-settings.ts';
import { hostSettingsTable } from '../settings/settings-table.ts';
import { deliveryConfig } from './cms-connection.ts';
import { checkSettings, makeParts, type Variables } from './make-parts.ts';
import type { MakeSitePart } from './site-part.ts';
import { serve, type Server } from './start.ts';
import { withoutQuery } from './without-query.ts';

/** Stores nothing: the content is in this process. */
const NOT_KEPT = { read: async () => undefined, write: async () => undefined };

function emptyServer(trustProxy: number, level: string): FastifyInstance {
  return fastify({
    ...requestIds(trustProxy),
    trustProxy: believes(trustProxy),
    frameworkErrors: (error, request, reply) => void answerBadAddress(error, request, reply),
    logger: level === 'silent' ? false : { level, serializers: { req: withoutQuery } },
  });
}

/** Creates the services of a site as one server that does not listen yet. @throws StartError */
export async function createServices(
  site: PartContext['site'],
  makers: readonly MakeSitePart[],
  variables: Variables,
): Promise<Server> {
  checkSettings(makers, 'api', variables);
  const settings = readServicesSettings(variables);
  const parts = makeParts(makers, { site, process: 'api', settings, variables });
  const watching = await watchProcess({ ...settings, process: 'services' });
  const app = emptyServer(settings.trustProxy, settings.logLevel);
  watching.watch(app);
  plainAddresses(app);
  answerTheRest(app);
  const reports: Record<string, DegradedReport> = {};
  const { CONTENT_WEBHOOK_URL: url } = readSettings(hostSettingsTable, 'api', variables);
  const nothing = async () => undefined;
  const host = {
    delivery: deliveryConfig(settings, NOT_KEPT, site.paths.languages),
    webhook: url === undefined ? undefined : { url, secret: settings.content.webhookSecret },
    show: nothing,
    loadPage: nothing,
    reports,
    figures: watching.figures,
  };
  for (const { services, paths } of parts) if (paths) await services?.(app, host);
  await watching.tell(app);
  // Parts that cannot start have stopped the start: there is nothing to wait for.
  await app.register(healthApi, { degraded: reports });
  return {
    app,
    settings,
    printed: Object.assign({ Health: '/readyz' }, ...parts.map(({ printed }) => printed)),
  };
}

/**
 * Runs the services of a site in a process of their own, which the site reaches at its SERVICES_URL. Runs only
 * the parts that have paths; settings come from the environment.
 */
export function serveServices(
  site: PartContext['site'],
  { parts }: { readonly parts: readonly MakeSitePart[] },
): void {
  serve(() => createServices(site, parts, process.env));
}
