import type { Server } from 'node:net';

/**
 * Runs in a separate process, as text beside the server's bundle, so that imports resolve from there: it must
 * not use anything outside itself. It loads the server's packages first, which is most of a start, then waits
 * for the command, runs the bundle, and reports when that listens.
 * @param folder of the bundle
 * @param load imports a module as one in that folder would
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
