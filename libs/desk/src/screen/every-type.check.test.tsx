import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ContentType, FieldDefinition } from '../cms/cms.types.ts';
import { fieldKind, type FieldKind } from '../model/field-kind.ts';
import { deskInMemory, type DeskInMemory } from '../testing/desk-in-memory.test-support.tsx';
import { fillJsdomGaps } from '../testing/jsdom-gaps.test-support.ts';
import { validNumber, validText } from '../testing/valid-values.test-support.ts';
import { EntryPanel } from './entry-panel.tsx';

type Export = Exclude<Parameters<typeof deskInMemory>[0], string>;
const ROOT = join(import.meta.dirname, '../../../..');
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Export;

/** Returns a content model without entries, and with one asset of each kind of file. */
function modelOf({ contentTypes, editorInterfaces, locales, assets = [] }: Export): Export {
  const kinds = new Map(
    assets
      .toReversed()
      .map((asset: unknown) => [/"contentType":"(\w+)/.exec(JSON.stringify(asset))?.[1], asset]),
  );
  return { contentTypes, editorInterfaces, locales, assets: [...kinds.values()] } as Export;
}

const press = (element: Element | null | undefined) => fireEvent.click(element ?? document.body);
const type = (element: Element | null, value: string) => fireEvent.change(element!, { target: { value } });
const choose = (side: Element) => {
  press(side.querySelector('button'));
  press(side.querySelector('dialog li button'));
};
const typeText = (side: Element, field: FieldDefinition, name: string) =>
  type(side.querySelector('input, textarea'), validText(field, name));
interface WithEditor extends Element {
  readonly editor: { readonly commands: { insertContent(html: string): boolean } };
}
/** React adds the editor later than the field, when it runs its effects. */
const typeProse = async (side: Element) => {
  const { editor } = await vi.waitUntil(() => side.querySelector<WithEditor>('.tiptap'));
  act(() => void editor.commands.insertContent('<p>Some <b>prose</b></p>'));
};

const changes: Record<FieldKind, (side: Element, field: FieldDefinition, name: string) => unknown> = {
  line: typeText,
  text: typeText,
  color: (side) => type(side.querySelector('input'), '#123456'),
  html: typeProse,
  rich: typeProse,
  choice: (side) => type(side.querySelector('select'), '0'),
  boolean: (side) => type(side.querySelector('select'), 'true'),
  number: (side, field) => type(side.querySelector('input'), String(validNumber(field))),
  date: (side) => type(side.querySelector('input'), '2026-11-29'),
  list(side, field, name) {
    press(side.querySelector('button:last-child'));
    typeText(
      side,
      {
        ...field,
        validations: [],
        ...(field.items?.validations && { validations: field.items.validations }),
      },
      name,
    );
  },
  entry: choose,
  entries: choose,
  asset: choose,
  json: (side, field) =>
    type(side.querySelector('textarea'), field.type === 'Location' ? '{"lat":30,"lon":-97}' : '{"a":[1]}'),
};

beforeAll(fillJsdomGaps);

const editable = (type: ContentType | undefined) =>
  (type?.fields ?? []).filter(({ disabled, omitted }) => !disabled && !omitted);

describe.each([
  ['the demo', 'content/generated/export.json', 136],
  ['a foreign space', 'libs/local-cms/src/fixtures/travel-blog/export.json', 2],
])('every content type of %s', (_, file, count) => {
  const model = modelOf(read(file));
  const idOf = (typeId: string) => `probe-${typeId}`.slice(0, 64);
  let desk: DeskInMemory;
  let ids: readonly string[];
  beforeAll(async () => {
    desk = await deskInMemory(model, idOf);
    ids = [...desk.content.types.keys()];
  });
  afterAll(() => desk.close());
  afterEach(cleanup);

  it('opens, and each of its fields is changed, saved, published, and read by the vendor’s client', async () => {
    const { store, In, content } = desk;
    const skipped: string[] = [];
    for (const id of ids) {
      const entryId = idOf(id);
      history.replaceState(null, '', `/desk?path=/&entry=${entryId}`);
      const { container, unmount } = render(
        <In>
          <EntryPanel onOpen={() => undefined} />
        </In>,
      );
      await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
      for (const more of container.querySelectorAll('details')) {
        more.open = true;
        fireEvent(more, new Event('toggle'));
      }
      await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
      for (const field of editable(content.types.get(id))) {
        const sides = container.querySelectorAll(`[data-field="${field.id}"] [data-locale]`);
        for (const side of sides) await changes[fieldKind(field)](side, field, `${id} ${field.id}`);
        const values = store.read().content.entries.get(entryId)?.fields[field.id];
        const wanted = field.localized ? content.locales.length : 1;
        if (Object.keys(values ?? {}).length !== wanted)
          skipped.push(`${id}.${field.id} ${fieldKind(field)}`);
      }
      unmount();
      await store.saveAll();
    }
    expect(skipped).toEqual([]);
    const problems = [...store.read().drafts].filter(([, { state }]) => state !== 'saved');
    expect(problems.map(([id, { state, faults }]) => [id, state, faults])).toEqual([]);
    await store.publish(ids.map(idOf));
    const { items } = await desk.sdk.withAllLocales.withoutLinkResolution.getEntries({ limit: 1000 });
    const found = new Map(items.map(({ sys, fields }) => [sys.id, fields]));
    expect(found.size).toBe(count);
    for (const id of ids)
      expect(found.get(idOf(id)), id).toEqual(store.read().content.entries.get(idOf(id))?.fields);
  });
});
