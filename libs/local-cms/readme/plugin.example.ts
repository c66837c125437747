import { contentApi, imagesApi } from '@skein/local-cms';
import Fastify from 'fastify';

export async function startSite() {
  const app = Fastify();
  await app.register(contentApi, {
    export: 'content/export.json',
    space: 'shop',
    assetHost: 'localhost:3000',
    dataDir: '.data',
    managementToken: 'demo-management',
    webhooks: [{ name: 'pages', url: 'http://localhost:3000/content-changed' }],
  });
  await app.register(imagesApi, { dataDir: '.data' });
  app.content?.onEdit(({ action, record }) => app.log.info(`${action} ${record.kind} ${record.id}`));
  await app.listen({ port: 3000 });
  return app;
}
