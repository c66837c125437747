import { reachedAt } from '@skein/http';
import { readSettings } from './settings/read-settings.ts';
import { createServices } from './services.ts';

/** The services as a process of their own: `npm run api`. */
async function start(): Promise<void> {
  const environment = readSettings('api', process.env);
  const app = await createServices(environment);
  const stop = (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'stopping');
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: environment.PORT, host: environment.HOST });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : environment.PORT;
  const origin = `http://${reachedAt(environment.HOST, port)}`;
  const space = `${origin}/cdn/spaces/${environment.CONTENT_SPACE}/environments/${environment.CONTENT_ENVIRONMENT}`;
  // A log of production is read by more people than may read unpublished content.
  const content =
    environment.SITE_ENV === 'production'
      ? []
      : [
          `Content    ${space}/entries?access_token=${environment.CONTENT_TOKEN}`,
          `Preview    ${space.replace('/cdn/', '/preview/')}/entries?access_token=${environment.CONTENT_PREVIEW_TOKEN}`,
          `Assets     ${origin}/assets/{id}/{name}?w=&h=&fit=&q=&fm=`,
        ];
  console.log([...content, `Health     ${origin}/healthz  ${origin}/readyz`].join('\n'));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? `The services cannot start. ${error.message}` : error);
  process.exit(1);
});
