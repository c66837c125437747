import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exportPath } from '../fixtures/fixtures.ts';

it('the process ends when it is told to', async () => {
  const bin = path.join(import.meta.dirname, 'bin.ts');
  const words = ['--conditions=@skein/source', bin, exportPath('recipes'), '--port=0'];
  const child = spawn(process.execPath, words);
  const closed = once(child, 'close');
  let text = '';
  for await (const chunk of child.stdout) if ((text += String(chunk)).includes('curl')) break;
  child.kill('SIGTERM');
  expect(await closed).toEqual([0, null]);
});
