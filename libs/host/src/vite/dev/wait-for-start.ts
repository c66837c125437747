import type { Server } from 'node:net';

/**
 * Runs in a process of its own, as text beside the bundle of the server, so that packages are found from there: it may use
 * nothing from outside. Loads the packages of the server before it is told to start: that is most of a start. Then it runs
 * the bundle that lies there, and says when that listens.
 * @param folder of the bundle
 * @param load imports, as a module that lies there does
 */
export async function waitForStart(
  folder: string,
  load: (module: string) => Promise<unknown>,
): Promise<void> {
  const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs');
  const { subscribe } = process.getBuiltinModule('node:diagnostics_channel');
  const { pathToFileURL } = process.getBuiltinModule('node:url');
  const named = /\bfrom\s*["']((?:@[\w-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)["']/g;
  const packages = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) =>
        [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(named)].map(([, name = '']) => name),
      ),
  );
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const address = (message as { server: Server }).server.address();
    if (typeof address === 'object' && address?.port === Number(process.env['PORT'])) process.send?.('ready');
  });
  // Without whoever told it to start, nobody would end it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.once('message', () => {
    process.channel?.unref();
    void load(pathToFileURL(`${folder}/main.js`).href);
  });
  // What cannot be loaded ahead is loaded, or complains, in its turn.
  await Promise.allSettled([...packages].map(load));
}
