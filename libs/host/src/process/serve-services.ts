import {
  answerBadAddress,
  answerTheRest,
  believes,
  diskReport,
  healthApi,
  plainAddresses,
  requestIds,
  type DegradedReport,
} from '@skein/http';
import { tellDegraded, watchProcess } from '@skein/http/figures';
import { readSettings, type PartContext } from '@skein/http/settings';
import fastify, { type FastifyInstance } from 'fastify';
import { readServicesSettings } from '../settings/read-host-settings.ts';
import { hostSettingsTable } from '../settings/settings-table.ts';
import { deliveryConfig } from './cms-connection.ts';
import { checkSettings, makeParts, type Variables } from './make-parts.ts';
import type { MakeSitePart } from './site-part.ts';
import { serve, type Server } from './start.ts';
import { withoutQuery } from './without-query.ts';

/** A store that stores nothing, because the content is in this process. */
const NOT_KEPT = { read: async () => undefined, write: async () => undefined };

/** How long `/readyz` waits for each report, ms. It is less than the site waits for all of them. */
const REPORT_LIMIT_MS = 500;

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
    pageInputs: {},
    figures: watching.figures,
  };
  for (const { services, paths } of parts) if (paths) await services?.(app, host);
  reports['disk'] = diskReport(settings.dataDir);
  if (watching.figures) tellDegraded(watching.figures, reports);
  await watching.tell(app);
  // No checks: a part that could not start has already ended the process.
  await app.register(healthApi, { degraded: reports, limitMs: REPORT_LIMIT_MS });
  return {
    app,
    settings,
    printed: Object.assign({ Health: '/readyz' }, ...parts.map(({ printed }) => printed)),
  };
}

/**
 * Runs the services of a site in a separate process, whose address is SERVICES_URL in the settings of the site.
 * Runs only the parts that have paths; settings come from the environment.
 */
export function serveServices(
  site: PartContext['site'],
  { parts }: { readonly parts: readonly MakeSitePart[] },
): void {
  serve(() => createServices(site, parts, process.env));
}
