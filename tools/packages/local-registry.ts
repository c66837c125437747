import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { ROOT } from '../commands/run.ts';
import type { PackedLibrary } from './pack.ts';

interface Published {
  readonly version: string;
}

/**
 * Serves an npm registry with the packages of this workspace. It redirects requests for other packages to npm's
 * configured registry.
 */
export async function serveRegistry(packed: readonly PackedLibrary[]) {
  const others = execFileSync('npm', ['config', 'get', 'registry'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const files = new Map(packed.map(({ tarball }) => [`/tarballs/${basename(tarball)}`, tarball]));
  const byName = new Map(packed.map((library) => [library.name, library]));
  let origin = '';

  function packument({ name, tarball, installed }: PackedLibrary): object {
    const manifest: Published = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
    const dist = { tarball: `${origin}/tarballs/${basename(tarball)}`, integrity };
    const { version } = manifest;
    return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
  }

  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const file = files.get(url);
    const library = byName.get(decodeURIComponent(url.slice(1)));
    if (file !== undefined) createReadStream(file).pipe(response);
    else if (library)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(packument(library)));
    else response.writeHead(307, { location: new URL(url.slice(1), others).href }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, [Symbol.dispose]: () => void server.close() };
}
