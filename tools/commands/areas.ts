import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/**
 * Returns the Nx targets that run groups of browser tests of the site, called journeys. A target is, for example,
 * `e2e:pages`.
 */
export function journeyTargets(): string[] {
  const manifest = readFileSync(join(ROOT, 'apps/site-e2e/package.json'), 'utf8');
  const { nx }: { nx: { targets: object } } = JSON.parse(manifest);
  return Object.keys(nx.targets).filter((name) => name.startsWith('e2e:'));
}
