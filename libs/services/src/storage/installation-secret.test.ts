import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { installationSecret } from './installation-secret.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

let dataDir = '';
beforeEach(() => void (dataDir = temporaryFolder()));

const secret = () => installationSecret({ dataDir }, 'human-check');
const file = () => path.join(dataDir, 'secrets', 'human-check');
function leave(content: string): void {
  mkdirSync(path.dirname(file()));
  writeFileSync(file(), content);
}

it('is made at the first start, kept, and readable by its owner only', () => {
  expect(secret()).toMatch(/^[\da-f]{64}$/u);
  expect(secret()).toBe(secret());
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('is the one in its file, with or without a line break', () => {
  leave(`${'0a'.repeat(32)}\n`);
  expect(secret()).toBe('0a'.repeat(32));
});

it.each([
  ['nothing', ''],
  ['a part of one', '0a'.repeat(12)],
  ['zeros, as after a power cut', '\0'.repeat(64)],
])('is made where an interrupted start left %s', (_, content) => {
  leave(content);
  const made = secret();
  expect(made).toMatch(/^[\da-f]{64}$/u);
  expect(secret()).toBe(made);
});
