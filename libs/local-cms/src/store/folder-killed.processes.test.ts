import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writeFolder } from '../convert/folder-of-export.ts';
import { readExport } from '../export/read-export.ts';
import { exportPath } from '../fixtures/fixtures.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = temporaryFolder();
  dataDir = temporaryFolder();
  writeFolder(readExport(exportPath('travelBlog')), root);
});

/**
 * Starts a CMS that publishes one title after another. Each title is a number, which the CMS prints after the
 * publication. Kills the CMS, and returns the last printed number.
 */
async function publishUntilKilled(publications: number, first: number): Promise<number> {
  const script = path.join(import.meta.dirname, '../fixtures/publish-forever.ts');
  const child = spawn(process.execPath, ['--conditions=@skein/source', script, root, dataDir, String(first)]);
  const closed = once(child, 'close');
  let printed = '';
  const titles = () => printed.split('\n').slice(0, -1);
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (titles().length >= publications) break;
  }
  child.kill('SIGKILL');
  await closed;
  const last = titles().at(-1);
  expect(last, 'published').toBeDefined();
  return Number(last);
}

async function surviveKills(kills: number): Promise<void> {
  let last = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    last = await publishUntilKilled(1 + (kill % 7), last + 1);
    const { content, files } = readExport(root);
    expect(files?.first.problems).toEqual([]);
    expect(readdirSync(path.join(root, 'entries')).filter((name) => name.endsWith('.json'))).toHaveLength(
      content.entries?.length ?? -1,
    );
    const text = readFileSync(path.join(root, 'entries/post-kyoto.json'), 'utf8');
    const shown = Number(JSON.parse(text).fields.title['en-US']);
    // The file contains the last printed title, or the title that the CMS was writing when it was killed.
    expect(shown).toBeGreaterThanOrEqual(last);
    last = shown;
  }
}

it('five kills while files are written leave no half file, and lose no publication', () => surviveKills(5));
it('fifty kills do, too', { tags: ['full'] }, () => surviveKills(50));
