import {
  answerBadAddress,
  answerTheRest,
  believes,
  healthApi,
  plainAddresses,
  reachedAt,
  requestIds,
  splitUrl,
  type DegradedReport,
} from '@skein/http';
import { watchProcess } from '@skein/http/figures';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { SettingsOf } from './settings/read-settings.ts';
import { prepareDataDir } from './data-folders.ts';
import { registerServices } from './register-services.ts';

/** The services of this package as one server, not yet listening. @throws ContentExportError, DataDirError, StorageError */
export async function createServices(environment: SettingsOf<'api'>): Promise<FastifyInstance> {
  prepareDataDir(environment.DATA_DIR);
  const production = environment.SITE_ENV === 'production';
  const watching = await watchProcess({
    process: 'services',
    production,
    metricsToken: environment.METRICS_TOKEN,
    tracesTo: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustProxy: environment.TRUST_PROXY,
    release: environment.RELEASE,
  });
  const app = Fastify({
    ...requestIds(environment.TRUST_PROXY),
    trustProxy: believes(environment.TRUST_PROXY),
    frameworkErrors: (error, request, reply) => void answerBadAddress(error, request, reply),
    logger:
      environment.LOG_LEVEL === 'silent'
        ? false
        : { level: environment.LOG_LEVEL, serializers: { req: withoutQuery } },
  });
  watching.watch(app);
  plainAddresses(app);
  answerTheRest(app);
  const reports: Record<string, DegradedReport> = {};
  const { CONTENT_WEBHOOK_URL: url, CONTENT_WEBHOOK_SECRET: secret } = environment;
  await registerServices(app, {
    dataDir: environment.DATA_DIR,
    reports,
    figures: watching.figures,
    production,
    settings: environment,
    content: {
      export: environment.CONTENT_EXPORT,
      assetsDir: environment.CONTENT_ASSETS_DIR,
      space: environment.CONTENT_SPACE,
      environment: environment.CONTENT_ENVIRONMENT,
      deliveryToken: environment.CONTENT_TOKEN,
      previewToken: environment.CONTENT_PREVIEW_TOKEN,
      managementToken: environment.CONTENT_MANAGEMENT_TOKEN,
      assetHost: environment.ASSET_HOST ?? reachedAt(environment.HOST, environment.PORT),
      webhooks: url === undefined ? [] : [{ name: 'site', url, ...(secret === undefined ? {} : { secret }) }],
    },
  });
  await watching.tell(app);
  await app.register(healthApi, { checks: { content: () => app.content !== undefined }, degraded: reports });
  return app;
}

/** Query strings may carry tokens and what visitors typed: they do not belong in a log. */
function withoutQuery(request: { method: string; url: string }): { method: string; path: string } {
  return { method: request.method, path: splitUrl(request.url).path };
}
