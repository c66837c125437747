import { believes, requestIds } from '@skein/http';
import { watchCall, watchProcess } from '@skein/http/figures';
import Fastify from 'fastify';

export async function watchedServer(token: string | undefined) {
  const watching = await watchProcess({
    process: 'services',
    production: true,
    metricsToken: token,
    tracesTo: undefined,
  });
  const app = Fastify({ trustProxy: believes(1), ...requestIds(1) });
  watching.watch(app);
  await watching.tell(app);
  app.get('/coverage', async () =>
    watchCall(watching.figures, 'map', async () => (await fetch('https://map.example/')).json()),
  );
  return app;
}
