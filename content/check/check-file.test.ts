import { buildExport, type AnyEntryType } from '@skein/cms-client';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes, roots } from '../entries.ts';
import { checkFile } from './check-file.ts';

const types = contentTypes as readonly AnyEntryType[];
/** Where the assets of these exports lie: on the web, where they are not looked for. */
const fileUrl = ({ fileName }: { readonly fileName: string }) => `//files.example/${fileName}`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-check-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
const empty = () => write('empty.json', JSON.stringify({ entries: [], locales: [] }));

describe('the check of a file', () => {
  it('ends well and says so where there is nothing to fix', () => {
    const made = buildExport({
      types: contentTypes,
      roots,
      publishedAt: '2026-01-01T00:00:00.000Z',
      fileUrl,
    });
    const file = write('demo.json', JSON.stringify(made));
    expect(checkFile(file, types)).toEqual({ lines: [`${file}: nothing to mend`], exitCode: 0 });
  });

  it('ends badly and names what is to fix', () => {
    const { lines, failure, exitCode } = checkFile(empty(), types);
    expect(exitCode).toBe(1);
    expect(failure).toBeUndefined();
    expect(lines).toContain('-  *  there is no home page at /');
    expect(lines.at(-1)).toMatch(/empty\.json: \d+ to mend$/);
  });

  it('reads a file that begins with a byte order mark, as the site does', () => {
    const { lines, failure } = checkFile(write('marked.json', '\uFEFF{"entries": [], "locales": []}'), types);
    expect([lines.at(-1), failure]).toEqual([expect.stringMatching(/to mend$/), undefined]);
  });

  it('takes the origins of the settings for forms', () => {
    const form = {
      sys: { id: 'call', contentType: { sys: { id: 'gfScheduleCallModal' } } },
      fields: { gfScheduleCallFormApi: { 'en-US': 'https://calls.example/x' } },
    };
    const file = write('call.json', JSON.stringify({ entries: [form], locales: [] }));
    const sent = (formOrigins?: string) =>
      checkFile(file, types, formOrigins).lines.filter((line) => line.includes('calls.example'));
    expect(sent()).toHaveLength(1);
    expect(sent('https://other.example, https://calls.example/')).toEqual([]);
  });

  it.each([
    ['no JSON', '{', /JSON/],
    ['no export', '{"entries": 7}', /is not a content export/],
  ])('ends badly at a file that is %s', (_, content, reason) => {
    const { failure, exitCode } = checkFile(write('broken.json', content), types);
    expect([failure, exitCode]).toEqual([expect.stringMatching(reason), 1]);
  });

  it('ends badly at a file that is not there', () => {
    const file = join(folder, 'nowhere.json');
    expect(checkFile(file, types)).toMatchObject({ failure: expect.stringContaining(file), exitCode: 1 });
  });
});

describe('the script of the check', () => {
  it('prints what is to fix and ends with 1', () => {
    const script = join(import.meta.dirname, '..', 'check.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--conditions=@skein/source', script, empty()],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toContain('there is no home page at /');
  });
});
