import { findPostgres } from '@skein/services/storage';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';
import { PROMETHEUS_FOLDER } from './figure-names.ts';
import { findPrometheus, promtool } from './prometheus.ts';
import { tryOut } from './try-out.ts';

/**
 * `npm run figures`: the files for operators with a real Prometheus. It reads a built site and services that run by
 * themselves, and an alert fires when their Postgres is stopped.
 */
const prometheus = findPrometheus();
const postgres = findPostgres();
const missing = [
  ...(prometheus === undefined ? ['prometheus and promtool in PATH'] : []),
  ...(postgres === undefined ? ['initdb and postgres in PATH or /usr/lib/postgresql'] : []),
  ...(existsSync(join(ROOT, 'apps/site/dist/server/main.js')) ? [] : ['a build: npm run build']),
];

if (prometheus === undefined || postgres === undefined || missing.length > 0) {
  console.log(`Figures were not tried: it needs ${missing.join('; ')}`);
  // On purpose not without notice: whoever asked for the trial has not had it.
  process.exit(process.argv.includes('--if-possible') ? 0 : 1);
}
promtool(prometheus, PROMETHEUS_FOLDER, 'check', 'rules', 'alerts.yml');
promtool(prometheus, PROMETHEUS_FOLDER, 'test', 'rules', 'alerts.test.yml');
console.log('promtool takes the rules, and their tests pass');
await tryOut(prometheus, postgres);
process.exit(0);
