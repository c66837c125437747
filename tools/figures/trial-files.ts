import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROMETHEUS_FOLDER } from './figure-names.ts';

/** So that nobody has to wait for what takes minutes: as often as can be, and an alert fires as soon as it may. */
const SOON = '1s';

/**
 * The files of operators for a trial: other targets, and less patience. All else is as it is delivered.
 * @param targets the site and the services, as `host:port`
 */
export function writeTrialFiles(
  folder: string,
  { targets, token }: { readonly targets: readonly [string, string]; readonly token: string },
): void {
  const read = (name: string) => readFileSync(join(PROMETHEUS_FOLDER, name), 'utf8');
  const [site, services] = targets;
  writeFileSync(
    join(folder, 'prometheus.yml'),
    read('prometheus.yml')
      .replace('site:3000', site)
      .replace('services:3001', services)
      .replaceAll(/_interval: \w+/g, `_interval: ${SOON}`),
  );
  writeFileSync(join(folder, 'alerts.yml'), read('alerts.yml').replaceAll(/\bfor: \w+/g, `for: ${SOON}`));
  writeFileSync(join(folder, 'metrics-token'), token);
}
