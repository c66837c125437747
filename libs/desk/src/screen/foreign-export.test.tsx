import { folderTexts, readContent } from '@skein/local-cms'; // eslint-disable-line @nx/enforce-module-boundaries -- a desk is tested with a CMS
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Content, Values } from '../cms/cms.types.ts';
import { deskInMemory } from '../testing/desk-in-memory.test-support.tsx';
import { fillJsdomGaps } from '../testing/jsdom-gaps.test-support.ts';
import { EntryPanel } from './entry-panel.tsx';

const FOREIGN = join(import.meta.dirname, '../../../local-cms/src/fixtures/travel-blog');
beforeAll(fillJsdomGaps);
afterEach(cleanup);

function writeAsFiles(file: string, target: string): void {
  const { content, folder } = readContent(file);
  const options = { withCounters: true, folder, assetsDir: join(folder, 'assets') };
  const { texts, copies } = folderTexts(content, options);
  const made = (path: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    return join(target, path);
  };
  for (const [path, text] of texts) writeFileSync(made(path), text);
  for (const [from, path] of copies) copyFileSync(from, made(path));
}
const textsIn = (folder: string) =>
  new Map(
    globSync('**/*.json', { cwd: folder }).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
/** Leaves out the addresses of files, which depend on the server. */
const fieldsIn = ({ entries, assets }: Content): Record<string, Values> =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries([...entries, ...assets].map(([id, { fields }]) => [id, fields])),
    ).replaceAll(/"url":"[^"]*"/gu, '"url":""'),
  );

it('a foreign export is edited, becomes files and an export again, equal but for the edit', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'desk-foreign-'));
  writeAsFiles(join(FOREIGN, 'export.json'), folder.path);
  const before = textsIn(folder.path);
  const desk = await deskInMemory(folder.path);
  history.replaceState(null, '', '/desk?entry=post-harbour');
  const { container } = render(
    <desk.In>
      <EntryPanel onOpen={() => undefined} />
    </desk.In>,
  );
  const title = container.querySelector('[data-field=title] [data-locale=es] textarea');
  if (title) fireEvent.change(title, { target: { value: 'El puerto' } });
  interface WithEditor extends Element {
    readonly editor?: { readonly commands: { insertContentAt(at: number, text: string): boolean } };
  }
  const prose = await vi.waitFor(() => {
    const found = container.querySelector<WithEditor>('[data-field=body] .tiptap')?.editor;
    if (!found) throw new Error('The editor of rich text has not come.');
    return found;
  });
  act(() => void prose.commands.insertContentAt(1, 'Once: '));
  await desk.store.saveAll();
  await desk.store.publish(['post-harbour']);
  await desk.close();

  const after = textsIn(folder.path);
  const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  expect(changed).toEqual([join('entries', 'post-harbour.json')]);
  expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
  const again = await deskInMemory(readContent(folder.path).content);
  await again.close();
  const wanted = fieldsIn(desk.content);
  const { title: titles, body } = wanted['post-harbour'] ?? {};
  const withOnce = JSON.stringify(body?.['en-US']).replace('"value":"', '"value":"Once: ');
  expect(fieldsIn(again.content)).toEqual({
    ...wanted,
    'post-harbour': {
      ...wanted['post-harbour'],
      title: { ...titles, es: 'El puerto' },
      body: { ...body, 'en-US': JSON.parse(withOnce) },
    },
  });
});
