// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';
import * as careers from './index.ts';

const EVERYTHING = Object.keys(careers).join(', ');

/** Most that a page carries of this library's own code, what it loads later among it. Bytes, gzip. */
const MOST = 21 * 1024;
const NOT_OURS =
  /^(react|react-dom|styled-components|valibot)(\/|$)|^@skein\/(ui|cms-client|analytics|forms)(\/|$)/;

const carried = (file: string, names: string) =>
  carriedCode(resolve(import.meta.dirname, file), names, NOT_OURS);

describe('what a page carries', () => {
  it('of all of this library is at most 21 KB of its own code', async () => {
    const { gzipBytes, later } = await carried('index.ts', EVERYTHING);
    expect(gzipBytes + Object.values(later).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST);
  });

  it('of the open roles is at most 6 KB, and nothing that reads a board', async () => {
    const { gzipBytes, code } = await carried('open-roles/open-roles.tsx', 'OpenRoles');
    expect(gzipBytes).toBeLessThanOrEqual(6 * 1024);
    expect(code).not.toMatch(/valibot|multi_value/);
  });
});
