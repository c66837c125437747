import { writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { folderSpace, KYOTO, type FolderSpace } from '../fixtures/folder-space.ts';

let space: FolderSpace;
const readText = (file: string) => space.readText(file);
const writeText = (file: string, text: string) => writeFileSync(space.at(file), text);

beforeEach(async () => {
  space = await folderSpace();
});

describe('a draft of a file that is broken at a start', () => {
  it.each([
    ['while it runs', 'Draft'],
    ['while it runs', 'Typed meanwhile'],
    ['while it is stopped', 'Draft'],
    ['while it is stopped', 'Typed meanwhile'],
  ])('takes the values of others when it is mended %s, and keeps its own: %s', async (when, title) => {
    await space.saveTitle('post-kyoto', 'Draft');
    await space.stop();
    const merged = readText(KYOTO).replace(/"slug": \{\s*"en-US": "[^"]*"/u, '"slug": { "en-US": "merged"');
    writeText(KYOTO, `<<<<<<< HEAD\n${merged}`);
    await space.restart();
    if (title !== 'Draft') await space.saveTitle('post-kyoto', title);
    if (when === 'while it is stopped') await space.stop();
    writeText(KYOTO, merged);
    if (when === 'while it is stopped') await space.restart();
    await vi.waitFor(async () => {
      const { fields } = await space.entry('post-kyoto');
      expect([fields['title']?.['en-US'], fields['slug']?.['en-US']]).toEqual([title, 'merged']);
    });
  });
});

describe('a content type with a value of the wrong kind', () => {
  const TYPE = 'types/post.json';
  const shownAfter = async (change: (type: { fields: Record<string, unknown>[] }) => object) => {
    const before = space.problems().length;
    const type = JSON.parse(readText(TYPE)) as { fields: Record<string, unknown>[] };
    writeText(TYPE, JSON.stringify(change(type)));
    await vi.waitFor(() => expect(space.problems().length).toBeGreaterThan(before));
    const title = await space.titleOf('post-kyoto');
    await space.restart();
    return [title, await space.titleOf('post-kyoto')];
  };

  it.each([{ required: 'yes' }, { validations: {} }])('keeps its entries: %j', async (wrong) => {
    const shown = await shownAfter(({ fields, ...type }) => ({
      ...type,
      fields: fields.map((field) => ({ ...field, ...wrong })),
    }));
    expect(shown).toEqual(['Kyōto gardens', 'Kyōto gardens']);
  });

  it('keeps its old fields while it runs if it has none, and comes back when it is mended', async () => {
    const text = readText(TYPE);
    const shown = await shownAfter(({ fields: _, ...type }) => type);
    expect(shown).toEqual(['Kyōto gardens', undefined]);
    writeText(TYPE, text);
    await vi.waitFor(async () => expect(await space.titleOf('post-kyoto')).toBe('Kyōto gardens'));
  });
});
