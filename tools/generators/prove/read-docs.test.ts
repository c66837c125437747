import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checksIn, commandsIn } from './read-docs.ts';

const page = (...lines: string[]) => `# A page\n\n${lines.join('\n')}\n`;
const sh = (...lines: string[]) => ['```sh', ...lines, '```'].join('\n');

describe('what a page has the reader generate', () => {
  it('is what its shell blocks say, without comments and without checks', () => {
    const text = page(
      sh('npx nx g ./tools/generators:block visit-us # one of its own', 'npx eslint libs'),
      '```ts\nnpx nx g nothing\n```',
      sh('npm install', 'npx nx sync'),
    );
    expect(commandsIn(text)).toEqual([
      'npx nx g ./tools/generators:block visit-us',
      'npm install',
      'npx nx sync',
    ]);
  });
});

describe('what a page has the reader check', () => {
  it('is what stands under its heading, each with the folder that it is run in', () => {
    const text = page(
      sh('npx eslint elsewhere'),
      '## 5. Check',
      sh(
        'npm run features       # what is missing',
        '(cd libs/blocks && npx vitest run visit-us contract) # its tests',
      ),
      '## Afterwards',
      sh('npx tsc -v'),
    );
    expect(checksIn(text)).toEqual([
      { line: 'npm run features', folder: '.', words: ['npm', 'run', 'features'] },
      {
        line: '(cd libs/blocks && npx vitest run visit-us contract)',
        folder: 'libs/blocks',
        words: ['npx', 'vitest', 'run', 'visit-us', 'contract'],
      },
    ]);
  });

  it('is found on the page of the blocks', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../docs/blocks.md'), 'utf8');
    const checks = checksIn(docs);
    expect(checks.length).toBeGreaterThan(4);
    for (const { words } of checks) expect(['npm', 'npx']).toContain(words[0]);
    expect(checks.map(({ folder }) => folder)).toContain('libs/blocks');
  });

  it('fails loudly where a page has no such heading', () => {
    expect(() => checksIn(page(sh('npm run features')))).toThrow('has no "Check"');
  });
});
