import { hostOf, localCms } from '@skein/local-cms';
import { createClient } from 'contentful';

/** Starts a CMS for one test file. Call `close` after the last test. */
export async function contentForTests() {
  const cms = await localCms({ export: 'fixtures/export.json', space: 'shop' });
  await cms.listen({ port: 0, host: '127.0.0.1' });
  const host = hostOf(cms.server.address());
  const client = createClient({ space: 'shop', accessToken: 'demo-delivery', host, insecure: true });
  return { client, close: () => cms.close() };
}
