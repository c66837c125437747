import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';

/** Folder of the operator's Prometheus files. */
export const PROMETHEUS_FOLDER = join(ROOT, 'deploy/prometheus');
const FILES = [join(PROMETHEUS_FOLDER, 'alerts.yml'), join(ROOT, 'deploy/grafana/skein.json')];

/** Returns the names of the metrics that alerts and the dashboard use, without suffixes such as `_count`. */
export const askedFigures = (): ReadonlySet<string> =>
  new Set(
    FILES.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:skein|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
        name.replace(/_(?:bucket|sum|count)$/, ''),
      ),
    ),
  );

/**
 * Returns the names of all metrics that a process declares, even without a value.
 * @param text metrics in Prometheus format
 */
export const declaredFigures = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
