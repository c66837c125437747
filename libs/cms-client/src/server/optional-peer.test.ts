import { describe, expect, it } from 'vitest';
import { optionalPeer } from './optional-peer.ts';

const ENTRY = '@skein/cms-client/server/sanitize';

describe('a package that only one entry point needs', () => {
  it('is brought when it is installed', async () => {
    expect(await optionalPeer(ENTRY, 'jsdom', async () => 'jsdom')).toBe('jsdom');
  });

  it('is named, with what to do, when it is not', async () => {
    const missing = () =>
      Promise.reject(new Error("Cannot find package 'jsdom' imported from /srv/node_modules/x.js"));
    await expect(optionalPeer(ENTRY, 'jsdom', missing)).rejects.toThrow(
      '@skein/cms-client/server/sanitize needs the package jsdom, which is not installed. Run: npm install jsdom',
    );
  });

  it('passes on what else goes wrong', async () => {
    const other = new Error(
      "Cannot find package 'tough-cookie' imported from /srv/node_modules/jsdom/api.js",
    );
    await expect(optionalPeer(ENTRY, 'jsdom', () => Promise.reject(other))).rejects.toBe(other);
  });
});
