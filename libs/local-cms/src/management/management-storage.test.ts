import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EditedSpace } from '../fixtures/edited-space.ts';
import { EDITED_AT, editedSpace } from '../fixtures/edited-space.ts';

let space: EditedSpace;
beforeEach(async () => void (space = await editedSpace()));

describe('edits', () => {
  const files = () => readdirSync(path.join(space.dataDir, 'content'));

  it('outlive a restart', async () => {
    await space.saveTitle('post-kyoto', 'Draft');
    await space.cma('DELETE', '/entries/post-lisbon/published');
    await space.cma('DELETE', '/entries/post-lisbon');
    await space.restart();
    expect([await space.titleOf('post-kyoto'), await space.titleOf('post-kyoto', 'preview')]).toEqual([
      'Kyōto gardens',
      'Draft',
    ]);
    expect((await space.cma('GET', '/entries/post-lisbon')).statusCode).toBe(404);
    expect(files()).toHaveLength(1);
  });

  it('in a damaged file are set aside, and the export is served', async () => {
    await space.saveTitle('post-kyoto', 'Draft');
    await space.stop();
    const [name = ''] = files();
    const file = path.join(space.dataDir, 'content', name);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    await space.restart();
    expect(await space.titleOf('post-kyoto', 'preview')).toBe('Kyōto gardens');
    expect(files()).toEqual([`${name}.corrupt-${EDITED_AT}`]);
    expect((await space.saveTitle('post-kyoto', 'Again')).statusCode).toBe(200);
  });

  it('that cannot be stored are not made', async () => {
    writeFileSync(path.join(space.dataDir, 'content'), 'a file where the folder should be');
    const answer = await space.saveTitle('post-kyoto', 'Lost');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain(space.dataDir);
    expect(await space.titleOf('post-kyoto', 'preview')).toBe('Kyōto gardens');
    rmSync(path.join(space.dataDir, 'content'));
    expect((await space.saveTitle('post-kyoto', 'Kept')).statusCode).toBe(200);
  });

  it('are told to listeners in the process', async () => {
    const heard: string[] = [];
    const stop = space.onEdit((line) => heard.push(line));
    await space.saveTitle('post-kyoto', 'A');
    stop?.();
    await space.saveTitle('post-kyoto', 'B');
    expect(heard).toEqual(['save post-kyoto']);
  });
});
