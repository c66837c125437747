import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from './run.ts';

const Manifest = v.object({ nx: v.object({ targets: v.record(v.string(), v.unknown()) }) });

/** The targets that are journeys through the site, one of each area: `e2e:pages`. */
export function journeyTargets(): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'apps/site-e2e/package.json'), 'utf8'));
  return Object.keys(v.parse(Manifest, manifest).nx.targets).filter((name) => name.startsWith('e2e:'));
}
