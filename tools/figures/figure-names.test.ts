import { demoParts, provider } from '@skein/api';
import { createServices } from '@skein/host/services';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';
import { askedFigures, declaredFigures, PROMETHEUS_FOLDER } from './figure-names.ts';
import { writeTrialFiles } from './trial-files.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-figure-names-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const read = (name: string, from = PROMETHEUS_FOLDER) => readFileSync(join(from, name), 'utf8');

describe('the files for operators', () => {
  it('ask for no figure that no process tells', async () => {
    const parts = demoParts({ contentExport: join(ROOT, 'apps/api/src/testing/export.json') });
    const { app } = await createServices(provider, parts, { DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const declared = declaredFigures((await app.inject('/metrics')).body);
    await app.close();
    expect(askedFigures().size).toBeGreaterThan(10);
    expect([...askedFigures()].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('try out each alert', () => {
    const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    expect(alerts.length).toBeGreaterThan(5);
    const [, lost = ''] = read('alerts.test.yml').split('name: all is lost');
    expect(alerts.filter((name) => !lost.includes(`"${name}"`))).toEqual([]);
  });

  it('are tried out as they are, but for where and how soon', () => {
    writeTrialFiles(folder, { targets: ['127.0.0.1:1', '127.0.0.1:2'], token: 'secret' });
    const expressions = (text: string) => text.split('\n').filter((line) => /expr|skein_|summary/.test(line));
    expect(expressions(read('alerts.yml', folder))).toEqual(expressions(read('alerts.yml')));
    expect(read('alerts.yml', folder)).not.toMatch(/for: \d+m/);
    const config = read('prometheus.yml', folder);
    expect(config).toMatch(/targets: \[['"]?127\.0\.0\.1:1['"]?\][^]*targets: \[['"]?127\.0\.0\.1:2['"]?\]/);
    expect(read('metrics-token', folder)).toBe('secret');
  });
});
