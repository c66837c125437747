import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { typesCommand } from './types.ts';

const TEMPLATE = join(import.meta.dirname, '../../../create-skein/template');

it('says how many entries already have a type that it writes, to a folder elsewhere', () => {
  const root = mkdtempSync(join(tmpdir(), 'skein-types-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(TEMPLATE, 'content'), join(root, 'content'), { recursive: true });
  writeFileSync(join(root, 'content/entries/shift.json'), '{ "type": "spare", "fields": {} }');
  const spare = { id: 'spare', name: 'Spare', description: '', displayField: null, fields: [], help: {} };
  const said: string[] = [];
  typesCommand(
    ['--add', 'spare', '--content', join(root, 'content')],
    { root: join(root, 'site'), packages: () => new Map([['spare', spare]]) },
    { say: (line) => said.push(line), complain: () => undefined },
  );
  expect(said).toEqual([expect.stringMatching(/^spare +1 {2}Spare$/)]);
});
