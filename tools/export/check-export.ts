import { demoPaths } from '@skein/api/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadAddresses } from './dead-addresses.ts';
import { serveExport } from './serve-export.ts';
import { VISITED_PAGES, visitExport } from './visit-export.ts';

const { prefixes, forms } = demoPaths();
const servicePaths = [...prefixes, ...forms];
const isService = (path: string) =>
  servicePaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) &&
  !path.startsWith('/assets/');

/**
 * Checks the nginx rules of an export: redirects must work, and responses must have security headers. Returns
 * the problems.
 */
async function keepsRules(folder: string, origin: string): Promise<string[]> {
  const problems: string[] = [];
  const rules = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n');
  for (const [from = '', to = '', status = ''] of rules.map((rule) => rule.split(' '))) {
    if (from.endsWith('*') || !status.startsWith('3')) continue;
    const answer = await fetch(origin + from, { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '', origin);
    if (String(answer.status) !== status || target.pathname !== new URL(to, origin).pathname)
      problems.push(`${from} answers ${answer.status} ${target.href}`);
  }
  for (const path of ['/', '/plans', '/nowhere', '/intl/es/nowhere', '/robots.txt']) {
    const { headers } = await fetch(origin + path);
    if (headers.get('x-content-type-options') !== 'nosniff') problems.push(`${path} comes without headers`);
  }
  const spanish = await (await fetch(`${origin}/intl/es/nowhere`)).text();
  if (!spanish.includes('<html lang="es')) problems.push('/intl/es/nowhere is not in Spanish');
  const type = (await fetch(`${origin}/speculation-rules.json`)).headers.get('content-type');
  if (type !== 'application/speculationrules+json') problems.push(`speculation rules are ${type}`);
  return problems;
}

/**
 * Checks an export's files, and opens its pages in a browser.
 * @returns whether the export has no problems
 */
export async function checkExport(folder: string): Promise<boolean> {
  const { pages, addresses, dead } = deadAddresses(folder, servicePaths);
  const problems = dead.map(({ file, address }) => `${file}: nothing at ${address}`);
  await using server = await serveExport(folder);
  if (server.by === 'nginx') problems.push(...(await keepsRules(folder, server.origin)));
  problems.push(...(await visitExport(server.origin, isService)));
  console.log(
    [
      `${addresses} addresses in ${pages} pages lead somewhere, ${dead.length} nowhere`,
      `${VISITED_PAGES} pages seen with axe, and a walk without script, served by ${server.by}`,
      ...problems.slice(0, 30),
    ].join('\n'),
  );
  return problems.length === 0;
}
