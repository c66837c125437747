// @vitest-environment node
import { buildExport } from '@skein/cms-client';
import type runImport from 'contentful-import';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assetAddress } from './asset-address.ts';
import { contentTypes, roots } from './entries.ts';

// Loads the tool's CommonJS build, because Node cannot import its modules: they name folders of another
// package.
const importContent = createRequire(import.meta.url)('contentful-import') as typeof runImport;

const exported = buildExport({
  types: contentTypes,
  roots,
  publishedAt: '2026-11-01T09:00:00.000Z',
  fileUrl: assetAddress,
});
const made = () => structuredClone(exported);
type Export = typeof exported;

/** A CMS that refuses every request. The vendor's tool sends one only if an export has no fault. */
let cms: Server;
let asked = 0;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  cms = createServer((_, response) => {
    asked += 1;
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'Not you' }));
  }).listen(0, 'localhost');
  await once(cms, 'listening');
});
afterAll(async () => {
  vi.restoreAllMocks();
  cms.close();
  await rm(folder, { recursive: true });
});

/**
 * Returns the tool's complaints about an export. The vendor's tool checks the whole export before it sends a
 * request to the CMS.
 */
async function refusals(content: Export): Promise<string[]> {
  asked = 0;
  for (const method of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
  const errorLogFile = join(folder, 'errors.json');
  const { port } = cms.address() as AddressInfo;
  const settings = {
    content,
    spaceId: 'skein',
    managementToken: 'nobody',
    host: `localhost:${port}`,
    // The client that the tool creates has this option, but the tool's types lack it.
    insecure: true,
    retryLimit: 0,
    useVerboseRenderer: true,
    errorLogFile,
  };
  const failed: unknown = await importContent(settings).catch((error: unknown) => error);
  const { errors } = failed as { readonly errors: readonly unknown[] };
  return errors.map((error) => inspect(error, { depth: 6 }));
}

describe('the import tool of the CMS’s vendor', () => {
  it('finds nothing wrong with the export, and goes on to the space', async () => {
    const [first = '', ...more] = await refusals(made());
    expect(first).toContain('AccessTokenInvalid');
    expect(more).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });

  it('finds the files of the assets beside the export', () => {
    for (const { url, fileName } of made().assets.flatMap(({ fields }) => Object.values(fields.file)))
      // The tool uploads a file from the part of its URL after `//`, relative to `--assets-directory`.
      expect(`https:${url}`.split('//')[1]).toBe(`assets/${fileName}`);
  });

  it.each<[string, (content: Export) => void, string]>([
    [
      'a field of a type that there is not',
      ({ contentTypes: [type] }) => Object.assign(type?.fields[0] ?? {}, { type: 'Glyph' }),
      'contentTypes:1',
    ],
    ['a tag without a name', ({ tags: [tag] }) => Object.assign(tag ?? {}, { name: '' }), 'tags:1'],
    [
      'a file without an address',
      ({ assets: [asset] }) => Object.assign(asset?.fields.file['en-US'] ?? {}, { url: undefined }),
      'assets:1',
    ],
  ])('stops at %s, before it asks anybody', async (_, spoil, expected) => {
    const content = made();
    spoil(content);
    expect(await refusals(content)).toEqual([expect.stringContaining(expected)]);
    expect(asked).toBe(0);
  });
});
