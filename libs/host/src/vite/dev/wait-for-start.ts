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
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
  const { subscribe } = process.getBuiltinModule('node:diagnostics_channel');
  const { pathToFileURL } = process.getBuiltinModule('node:url');
  const named = /\bfrom\s*["']((?:@[\w-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)["']/g;
  const own = /["'](\.\.?\/[\w./-]+\.js)["']/g;
  const main = pathToFileURL(`${folder}/main.js`);
  const packages = new Set<string>();
  // Follows the imports of the last build: the folder also contains the files of earlier builds.
  const files = new Set([main.href]);
  for (const file of files) {
    if (!existsSync(new URL(file))) continue;
    const code = readFileSync(new URL(file), 'utf8');
    for (const [, name = ''] of code.matchAll(named)) packages.add(name);
    for (const [, path = ''] of code.matchAll(own)) files.add(new URL(path, file).href);
  }
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const address = (message as { server: Server }).server.address();
    if (typeof address === 'object' && address?.port === Number(process.env['PORT'])) process.send?.('ready');
  });
  // Ends this process with its parent, because nothing else would end it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.once('message', () => {
    process.channel?.unref();
    void load(main.href);
  });
  // Ignores packages that cannot be loaded now: the bundle loads them later, or reports the error.
  await Promise.allSettled([...packages].map(load));
}
