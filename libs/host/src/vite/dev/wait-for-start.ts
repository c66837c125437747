import type { Server } from 'node:net';

/**
 * Waits for a command, then runs the server's bundle, and reports when the server listens. While it waits, it
 * loads the server's packages, because loading takes most of the time of a start. This function runs in a
 * separate process, from a copy of its source text, so it must not use anything outside itself.
 * @param folder folder of the bundle
 * @param load imports a module, resolved from that folder
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
  // Ends this process with its parent, because nothing else would end it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.once('message', () => {
    process.channel?.unref();
    void load(pathToFileURL(`${folder}/main.js`).href);
  });
  // Ignores packages that cannot be loaded now: the bundle loads them later, or reports the error.
  await Promise.allSettled([...packages].map(load));
}
