import { demoParts, provider } from '@skein/api';
import { createServices } from '@skein/host/services';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';
import { askedFigures, declaredFigures, PROMETHEUS_FOLDER } from './figure-names.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-figure-names-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const read = (name: string) => readFileSync(join(PROMETHEUS_FOLDER, name), 'utf8');

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
});
