import type { AnyEntryType } from '@skein/cms-client';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../entries.ts';
import { checkFile } from './check-file.ts';

const types = contentTypes as readonly AnyEntryType[];

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

describe('the check of a file', () => {
  it('ends badly and names what is to fix', () => {
    const { lines, failure, exitCode } = checkFile(
      write('empty.json', '{"entries": [], "locales": []}'),
      types,
    );
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
