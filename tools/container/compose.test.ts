import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings, type Setting } from '@skein/api/settings';
import { expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';

/**
 * Settings that `compose.yaml` does not pass on, because the image sets them, or because only other processes or the
 * export use them.
 */
const ELSEWHERE = ['PORT', 'HOST', 'SITE_ENV', 'DATA_DIR', 'SERVICES_URL', 'EXPORT_SERVICES_ORIGIN'];
/** Variables of the OpenTelemetry SDK, which reads them itself. */
const OF_TRACES = [
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
];

it('hands every setting of the site on to the replicas', () => {
  const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');
  const passed = [...compose.slice(0, compose.indexOf('\nservices:')).matchAll(/^ {4}([A-Z_]+):/gm)];
  const all: readonly (readonly [string, Setting])[] = Object.entries(settings);
  const wanted = all.filter(([name, { site }]) => site && !ELSEWHERE.includes(name)).map(([name]) => name);
  expect(passed.map(([, name]) => name).sort()).toEqual([...wanted, ...OF_TRACES].sort());
});

it('fills in every setting of the proxy', () => {
  const read = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');
  const used = new Set([...read('nginx.conf').matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name));
  const filled = /envsubst '([^']+)'/.exec(read('compose.yaml'))?.[1]?.split(' ') ?? [];
  expect(filled.map((name) => name.replace('$$', '')).sort()).toEqual([...used].sort());
});

it('has the replicas that the proxy asks and Prometheus reads', () => {
  const read = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');
  const compose = read('compose.yaml');
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'));
  const replicas = [...services.matchAll(/^ {2}(site-\d+):$/gm)].map(([, name]) => `${name}:3000`);
  const asked = [...read('nginx.conf').matchAll(/^ +server (site\S+)/gm)].map(([, server]) => server);
  const scraped = /^ +- targets: \[(.*)\]$/m.exec(read('prometheus/prometheus.yml'))?.[1]?.split(', ');
  expect(replicas).toHaveLength(3);
  expect([asked, scraped]).toEqual([replicas, replicas]);
});
