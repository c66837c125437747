import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServedHere } from '../commands/serve-here.ts';
import { serveRegistry } from './registry.ts';

let registry: ServedHere;
beforeEach(async () => void (registry = await serveRegistry()));
afterEach(() => registry.stop());

/** As npm sends it. */
function publish(version: string, words: string): Promise<Response> {
  const file = `@skein/quilt-${version}.tgz`;
  const dist = { tarball: `${registry.origin}/@skein/quilt/-/${file}`, integrity: 'sha512-x' };
  return fetch(`${registry.origin}/@skein%2fquilt`, {
    method: 'PUT',
    body: JSON.stringify({
      name: '@skein/quilt',
      'dist-tags': { latest: version },
      versions: { [version]: { name: '@skein/quilt', version, dist } },
      _attachments: { [file]: { data: Buffer.from(words).toString('base64'), length: words.length } },
    }),
  });
}
const manifest = async () => (await fetch(`${registry.origin}/@skein%2fquilt`)).json();

describe('the registry', () => {
  it('serves what was published: the manifest, and the tarball where the manifest says', async () => {
    expect((await publish('1.0.0', 'threads')).status).toBe(201);
    const { versions, ...rest } = (await manifest()) as Awaited<ReturnType<typeof manifest>> & object;
    expect(rest).toEqual({ name: '@skein/quilt', 'dist-tags': { latest: '1.0.0' } });
    expect(await (await fetch(versions['1.0.0'].dist.tarball)).text()).toBe('threads');
  });

  it('keeps earlier versions beside a later one', async () => {
    await publish('1.0.0', 'threads');
    await publish('1.1.0', 'more threads');
    expect(await manifest()).toMatchObject({
      'dist-tags': { latest: '1.1.0' },
      versions: { '1.0.0': {}, '1.1.0': {} },
    });
  });

  it('takes no version twice', async () => {
    await publish('1.0.0', 'threads');
    expect((await publish('1.0.0', 'other threads')).status).toBe(409);
  });

  it('knows nothing that was not published, and takes nothing that is no publication', async () => {
    expect((await fetch(`${registry.origin}/react`)).status).toBe(404);
    const nonsense = await fetch(`${registry.origin}/@skein%2fquilt`, { method: 'PUT', body: '{}' });
    expect(nonsense.status).toBe(400);
  });
});
