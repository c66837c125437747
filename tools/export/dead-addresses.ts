import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ADDRESS = /\s(?:href|src|poster|content)="(\/[^"/][^"]*|\/)"/g;
const SIZES = /\s(?:imagesrcset|srcset)="([^"]*)"/gi;

function addressesIn(html: string): Set<string> {
  const single = [...html.matchAll(ADDRESS)].map(([, address = '']) => address);
  const sizes = [...html.matchAll(SIZES)].flatMap(([, list = '']) =>
    list.split(', ').map((candidate) => candidate.split(' ', 1)[0] ?? ''),
  );
  return new Set([...single, ...sizes].filter((address) => address.startsWith('/')));
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

export interface DeadAddress {
  readonly file: string;
  readonly address: string;
}

/** Returns URLs in exported pages that lead to no file, no redirect and no service. */
export function deadAddresses(
  folder: string,
  servicePaths: readonly string[],
): { readonly pages: number; readonly addresses: number; readonly dead: readonly DeadAddress[] } {
  const rules = readFileSync(join(folder, '_redirects'), 'utf8').split('\n');
  const redirects = new Set(rules.map((rule) => rule.split(' ', 1)[0]));
  const known = new Map<string, boolean>();
  const resolves = (path: string) =>
    redirects.has(path) ||
    servicePaths.some(
      (prefix) => prefix !== '/assets' && (path === prefix || path.startsWith(`${prefix}/`)),
    ) ||
    isFile(join(folder, path)) ||
    isFile(join(folder, path, 'index.html')) ||
    // The 404 page links to the 404 page of the other language, which has this file name.
    isFile(join(folder, `${path}.html`));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const dead: DeadAddress[] = [];
  for (const file of files)
    for (const address of addressesIn(readFileSync(join(folder, file), 'utf8'))) {
      const path = decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '');
      if (!known.has(path)) known.set(path, resolves(path));
      if (known.get(path) === false) dead.push({ file, address });
    }
  return { pages: files.length, addresses: known.size, dead };
}
