import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { folderSpace, KYOTO, type FolderSpace } from '../fixtures/folder-space.ts';

let space: FolderSpace;
beforeEach(async () => void (space = await folderSpace()));
const at = (file: string) => space.at(file);
const readText = (file: string) => space.readText(file);
const publish = (id: string, kind?: string) => space.publish(id, kind);
const change = (file: string, edit: (text: string) => string) =>
  writeFileSync(at(file), edit(readText(file)));
const texts = () =>
  new Map(
    readdirSync(space.root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, readText(file)]),
  );
const changedSince = (before: ReadonlyMap<string, string>) => {
  const now = texts();
  return [...new Set([...before.keys(), ...now.keys()])].filter((file) => before.get(file) !== now.get(file));
};
const shows = (title: string | undefined, api: 'cdn' | 'preview' = 'cdn') =>
  vi.waitFor(async () => expect(await space.titleOf('post-kyoto', api)).toBe(title));

describe('in a folder of content', () => {
  it('a draft changes no file, and a publication the file of its entry alone', async () => {
    const before = texts();
    await space.saveTitle('post-kyoto', 'Moss');
    expect(changedSince(before)).toEqual([]);
    expect((await publish('post-kyoto')).statusCode).toBe(200);
    expect(changedSince(before)).toEqual([KYOTO]);
    const lines = (text = '') => text.split('\n');
    const old = lines(before.get(KYOTO));
    expect(lines(readText(KYOTO)).filter((line) => !old.includes(line))).toEqual([
      expect.stringContaining('"en-US": "Moss"'),
      expect.stringContaining('"sys": {'),
    ]);
  });

  it('a new entry gets a file when it is published, and loses it with its deletion', async () => {
    const before = texts();
    const body = { fields: { title: { 'en-US': 'New' }, slug: { 'en-US': 'new' } } };
    await space.cma('PUT', '/entries/new-one', { type: 'post', body });
    expect(changedSince(before)).toEqual([]);
    const published = await publish('new-one');
    expect([published.statusCode, changedSince(before)]).toEqual([200, ['entries/new-one.json']]);
    await space.cma('DELETE', '/entries/new-one/published');
    expect(readText('entries/new-one.json')).toContain('"status": "draft"');
    expect((await space.cma('DELETE', '/entries/new-one')).statusCode).toBe(204);
    expect(changedSince(before)).toEqual([]);
  });

  it('a file that is replaced again and again, as by git, shows each time, and so does a change in it after that', async () => {
    const replace = (text: string) => {
      writeFileSync(at('entries/.new'), text);
      renameSync(at('entries/.new'), at(KYOTO));
    };
    const before = readText(KYOTO);
    const titled = (title: string) => before.replace(/(?<="title": \{\s*"en-US": ")[^"]*/u, title);
    for (const title of ['First', 'Second', 'Third']) {
      replace(titled(title));
      await shows(title);
    }
    writeFileSync(at(KYOTO), titled('In place'));
    await shows('In place');
  });

  it('versions and drafts outlive a restart', async () => {
    await space.saveTitle('post-kyoto', 'Published');
    await publish('post-kyoto');
    await space.saveTitle('post-kyoto', 'Draft');
    const { sys } = await space.entry('post-kyoto');
    await space.restart();
    expect((await space.entry('post-kyoto')).sys).toEqual(sys);
    expect([await space.titleOf('post-kyoto'), await space.titleOf('post-kyoto', 'preview')]).toEqual([
      'Published',
      'Draft',
    ]);
  });

  it.each(['while it runs', 'while it is stopped'])(
    'a file that a merge changes %s is shown',
    async (when) => {
      const heard: string[] = [];
      space.onEdit((line) => heard.push(line));
      const isStopped = when === 'while it is stopped';
      if (isStopped) await space.stop();
      change(KYOTO, (text) => text.replace('Kyōto gardens', 'Merged'));
      if (isStopped) await space.restart();
      await shows('Merged');
      await shows('Merged', 'preview');
      if (!isStopped) expect(heard).toEqual(['publish post-kyoto']);
    },
  );

  it('a draft stays when a merge changes its entry, and whoever has the entry open is told', async () => {
    await space.saveTitle('post-kyoto', 'Draft');
    const { sys, fields } = await space.entry('post-kyoto');
    change(KYOTO, (text) => text.replace('Kyōto gardens', 'Merged'));
    await shows('Merged');
    await shows('Draft', 'preview');
    const stale = await space.cma('PUT', '/entries/post-kyoto', { version: sys.version, body: { fields } });
    expect([stale.statusCode, stale.json().sys.id]).toEqual([409, 'VersionMismatch']);
    await space.restart();
    await shows('Merged');
    await shows('Draft', 'preview');
  });

  it.each(['while it runs', 'while it is stopped'])(
    'a draft keeps its own values, and takes the others from a merge %s',
    async (when) => {
      const before = (await space.entry('post-kyoto')).fields;
      await space.saveTitle('post-kyoto', 'Draft');
      const isStopped = when === 'while it is stopped';
      if (isStopped) await space.stop();
      change(KYOTO, (text) => text.replace(/"slug": \{\s*"en-US": "[^"]*"/u, '"slug": { "en-US": "merged"'));
      if (isStopped) await space.restart();
      await vi.waitFor(async () => {
        const { fields } = await space.entry('post-kyoto');
        expect(fields).toEqual({
          ...before,
          title: { ...before['title'], 'en-US': 'Draft' },
          slug: { 'en-US': 'merged' },
        });
      });
      await publish('post-kyoto');
      expect(readText(KYOTO)).toMatch(/"slug": \{\s*"en-US": "merged"/u);
    },
  );

  it('a file that says it is a draft shows its changes, also over a restart, until somebody edits it here', async () => {
    const { sys: _, ...file } = JSON.parse(readText(KYOTO)) as {
      sys: object;
      fields: Record<string, object>;
    };
    const write = (title: string, others: object = { status: 'draft' }) =>
      writeFileSync(
        at(KYOTO),
        JSON.stringify({ ...file, ...others, fields: { ...file.fields, title: { 'en-US': title } } }),
      );
    write('One');
    await shows('One', 'preview');
    await shows(undefined);
    write('Two');
    await shows('Two', 'preview');
    await space.stop();
    write('Three');
    await space.restart();
    await shows('Three', 'preview');
    await space.saveTitle('post-kyoto', 'Mine');
    file.fields['slug'] = { 'en-US': 'merged' };
    write('Published elsewhere', {});
    await shows('Published elsewhere');
    const { fields } = await space.entry('post-kyoto');
    expect([fields['title']?.['en-US'], fields['slug']?.['en-US']]).toEqual(['Mine', 'merged']);
  });

  it('a file that says it is a draft takes its entry along when it is removed', async () => {
    const { sys: _, ...file } = JSON.parse(readText(KYOTO)) as { sys: object };
    writeFileSync(at(KYOTO), JSON.stringify({ ...file, status: 'draft' }));
    await shows(undefined);
    await shows('Kyōto gardens', 'preview');
    rmSync(at(KYOTO));
    await shows(undefined, 'preview');
  });

  it('an entry with a value of a removed field can be saved and published, and keeps the value', async () => {
    const type = JSON.parse(readText('types/post.json')) as { fields: { id: string }[] };
    writeFileSync(
      at('types/post.json'),
      JSON.stringify({ ...type, fields: type.fields.filter(({ id }) => id !== 'slug') }),
    );
    await vi.waitFor(async () => {
      const { fields } = (await space.cma('GET', '/content_types/post')).json() as typeof type;
      expect(fields.map(({ id }) => id)).not.toContain('slug');
    });
    await space.saveTitle('post-kyoto', 'Moss');
    expect((await publish('post-kyoto')).statusCode).toBe(200);
    expect([await space.titleOf('post-kyoto'), readText(KYOTO)]).toEqual([
      'Moss',
      expect.stringContaining('"slug"'),
    ]);
    const { sys, fields } = await space.entry('post-kyoto');
    const body = { fields: { ...fields, slug: { 'en-US': 'another' } } };
    const refused = await space.cma('PUT', '/entries/post-kyoto', { version: sys.version, body });
    expect(refused.statusCode).toBe(422);
  });

  it('entries of a content type that was broken at the start come with its repair', async () => {
    const text = readText('types/post.json');
    await space.stop();
    change('types/post.json', () => `<<<<<<< HEAD\n${text}`);
    await space.restart();
    expect(await space.titleOf('post-kyoto')).toBeUndefined();
    change('types/post.json', () => text);
    await shows('Kyōto gardens');
  });

  it('a file that a merge removes takes its entry along, and one that it adds brings one', async () => {
    const text = readText(KYOTO);
    rmSync(at(KYOTO));
    writeFileSync(at('entries/post-nara.json'), text.replace('Kyōto gardens', 'Nara'));
    await vi.waitFor(async () => expect(await space.titleOf('post-nara')).toBe('Nara'));
    await shows(undefined);
  });

  it('a file that is broken says so with its line, and what it said before stays until it is mended', async () => {
    const text = readText(KYOTO);
    change(KYOTO, () => text.replace('  "fields"', '<<<<<<< HEAD\n  "fields"'));
    await vi.waitFor(
      () =>
        expect(space.problems()).toContainEqual({
          item: KYOTO,
          reason: 'has a merge conflict in line 3',
        }),
      { timeout: 60_000 },
    );
    expect(await space.titleOf('post-kyoto')).toBe('Kyōto gardens');
    change(KYOTO, () => text.replace('Kyōto gardens', 'Mended'));
    await shows('Mended');
    expect(space.problems()).not.toContainEqual(expect.objectContaining({ item: KYOTO }));
  });

  it('an entry whose content type comes later is shown with it', async () => {
    const type = JSON.parse(readText('types/post.json')) as object;
    const entry = { type: 'story', fields: { title: { 'en-US': 'A story' } } };
    writeFileSync(at('entries/story-1.json'), JSON.stringify(entry));
    await vi.waitFor(() =>
      expect(space.problems()).toContainEqual(expect.objectContaining({ item: 'Entry story-1' })),
    );
    writeFileSync(at('types/story.json'), JSON.stringify(type));
    await vi.waitFor(async () => expect(await space.titleOf('story-1')).toBe('A story'));
  });

  it('an edit over a file that changes in the same moment is refused, and the file stays', async () => {
    await space.saveTitle('post-kyoto', 'Draft');
    change(KYOTO, (text) => text.replace('Kyōto gardens', 'Merged'));
    const answer = await publish('post-kyoto');
    if (answer.statusCode === 200) return void (await shows('Draft'));
    expect([answer.statusCode, readText(KYOTO)]).toEqual([409, expect.stringContaining('Merged')]);
    await shows('Merged');
  });

  it('an uploaded picture moves into the folder when its asset is published, and goes with it', async () => {
    const upload = await space.upload(Buffer.from('a picture'));
    const file = { contentType: 'image/png', fileName: 'my picture.png', uploadFrom: upload };
    const fields = { title: { 'en-US': 'Mine' }, file: { 'en-US': file } };
    await space.cma('PUT', '/assets/mine', { body: { fields } });
    await space.cma('PUT', '/assets/mine/files/en-US/process', { version: 1 });
    await vi.waitFor(async () => expect((await publish('mine', 'assets')).statusCode).toBe(200));
    expect(readText('assets/mine/my picture.png')).toBe('a picture');
    expect(readText('assets/mine.json')).toContain('"url": "assets/mine/my%20picture.png"');
    await space.restart();
    expect((await space.read('/assets/mine')).json().fields.file.url).toMatch(
      /^\/\/assets\.test:1234\/assets\/mine\//u,
    );
    await space.cma('DELETE', '/assets/mine/published');
    expect(existsSync(at('assets/mine'))).toBe(true);
    expect((await space.cma('DELETE', '/assets/mine')).statusCode).toBe(204);
    expect([existsSync(at('assets/mine.json')), existsSync(at('assets/mine'))]).toEqual([false, false]);
  });

  it('a content type that is published is written, and one that is deleted loses its file', async () => {
    const body = {
      name: 'Note',
      displayField: 'title',
      fields: [{ id: 'title', name: 'Title', type: 'Symbol' }],
    };
    await space.cma('PUT', '/content_types/note', { body });
    expect(existsSync(at('types/note.json'))).toBe(false);
    await space.cma('PUT', '/content_types/note/published', { version: 1 });
    expect(JSON.parse(readText('types/note.json'))).toMatchObject({ name: 'Note', displayField: 'title' });
    await space.restart();
    expect((await space.cma('GET', '/content_types/note')).json().name).toBe('Note');
    await space.cma('DELETE', '/content_types/note/published');
    await space.cma('DELETE', '/content_types/note');
    expect(existsSync(at('types/note.json'))).toBe(false);
  });
});
