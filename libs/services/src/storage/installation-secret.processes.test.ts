import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { installationSecret } from './installation-secret.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

it.each(['absent', 'empty'])(
  'is the same for processes that start together while its file is %s',
  async (state) => {
    const dataDir = temporaryFolder();
    if (state === 'empty') {
      mkdirSync(path.join(dataDir, 'secrets'));
      writeFileSync(path.join(dataDir, 'secrets', 'human-check'), '');
    }
    const program = `import { installationSecret } from ${JSON.stringify(path.join(import.meta.dirname, 'installation-secret.ts'))};
    console.log(installationSecret({ dataDir: process.argv[1] }, 'human-check'));`;
    const run = () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program, dataDir]);
    const secrets = (await Promise.all([run(), run(), run()])).map(({ stdout }) => stdout.trim());
    const secret = installationSecret({ dataDir }, 'human-check');
    expect(new Set(secrets)).toEqual(new Set([secret]));
    expect(secret).toMatch(/^[\da-f]{64}$/u);
  },
);
