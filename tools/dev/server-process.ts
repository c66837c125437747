import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A process that has loaded the packages of the server before it is asked to be one: that is most of a start. It is
 * told to go on by a message, and runs the bundle that lies there then.
 * Arguments: folder of the server's bundle.
 */
const [, , folder = ''] = process.argv;
const PACKAGE = /\bfrom\s*"((?:@[\w-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)"/g;

const packages = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(PACKAGE)].map(([, name = '']) => name),
    ),
);
process.once('message', () => {
  process.disconnect();
  void import(join(folder, 'main.js'));
});
// What cannot be loaded ahead is loaded, or complains, in its turn.
await Promise.allSettled([...packages].map((name) => import(name) as Promise<unknown>));
