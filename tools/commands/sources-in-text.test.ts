import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesInText } from './sources-in-text.ts';

it('names the source of each place in a log, and leaves other text as it is', () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'skein-sources-'));
  const site = join(home.path, 'apps/site');
  mkdirSync(join(site, 'dist/server/assets'), { recursive: true });
  // In this source map, line 2, column 3 of the built file is line 3, column 1 of the source.
  const map = { version: 3, file: 'a.js', names: [], sources: ['../../../src/a.ts'], mappings: ';EAEA' };
  writeFileSync(join(site, 'dist/server/assets/a.js.map'), JSON.stringify(map));
  const named = sourcesInText(site, home.path);
  expect(
    named('at draw (file:///app/apps/site/dist/server/assets/a.js:2:3)\\n at b (/x/dist/server/b.js:1:1)'),
  ).toBe('at draw (apps/site/src/a.ts:3:1)\\n at b (/x/dist/server/b.js:1:1)');
  expect(named('{"stack":"at /app/apps/site/dist/server/assets/a.js:2:9"}')).toBe(
    '{"stack":"at apps/site/src/a.ts:3:7"}',
  );
});
