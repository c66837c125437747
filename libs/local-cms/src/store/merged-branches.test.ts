import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readExport } from '../export/read-export.ts';
import { itemText } from '../export/item-file.ts';
import { parseExport } from '../export/parse-export.ts';
import { exportPath } from '../fixtures/fixtures.ts';
import type { EntityRecord } from '../model/content.types.ts';
import type { ModelRecord } from '../model/model-record.types.ts';
import { spaceText, typeText } from './model-files.ts';
import { isOf, modelRecords } from './model-records.ts';
import { publish, saveDraft } from './record-changes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'skein-merge-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the text that git makes of the texts of two branches and of the text before both. */
function merged(before: string, ours: string, theirs: string): string {
  const files = [ours, before, theirs].map((text, index) => {
    const file = path.join(root, String(index));
    writeFileSync(file, text);
    return file;
  });
  expect(spawnSync('git', ['merge-file', ...files]).status).toBe(0);
  return readFileSync(path.join(root, '0'), 'utf8');
}

const { content } = readExport(exportPath('travelBlog'));
const model = parseExport(content);

it('two branches that publish different fields of one entry merge', () => {
  const order = { fields: ['title', 'slug', 'body'], locales: ['en-US'] };
  const entry = model.records.find(({ id }) => id === 'post-kyoto');
  if (!entry) throw new Error('The travel blog has no such post.');
  const text = (record: EntityRecord) => itemText(record, order, false);
  const published = (field: string, at: string) => {
    const fields = { ...entry.draft.fields, [field]: { 'en-US': `new ${field}` } };
    return text(publish(saveDraft(entry, { ...entry.draft, fields }, at), at));
  };
  const both = merged(
    text(entry),
    published('title', '2026-05-01T00:00:00.000Z'),
    published('slug', '2026-05-02T00:00:00.000Z'),
  );
  expect(JSON.parse(both)).toMatchObject({
    fields: { title: { 'en-US': 'new title' }, slug: { 'en-US': 'new slug' } },
  });
});

it('two branches that publish different fields of one content type merge', () => {
  const type = modelRecords(model).get('ContentType!post');
  if (!type || !isOf('ContentType', type) || !type.published) throw new Error('There is no such type.');
  const { fields, ...rest } = type.published;
  const renamed = (changed: number, publishedAt: string): ModelRecord<'ContentType'> => ({
    ...type,
    published: {
      ...rest,
      fields: fields.map((field, index) =>
        index === changed ? { ...field, name: `Field ${index}` } : field,
      ),
    },
    publishedAt,
    publishedCounter: 2 + changed,
  });
  const text = (record: ModelRecord<'ContentType'>) => typeText(record, undefined, false);
  const both = merged(
    text(type),
    text(renamed(0, '2026-05-01T00:00:00.000Z')),
    text(renamed(fields.length - 1, '2026-05-02T00:00:00.000Z')),
  );
  expect(JSON.parse(both).fields[0].name).toBe('Field 0');
});

it('two branches that each add a tag merge', () => {
  const tag = (id: string): ModelRecord<'Tag'> => ({
    kind: 'Tag',
    id,
    draft: { name: id, visibility: 'public' },
    createdAt: '2026-05-01T00:00:00.000Z',
    updatedAt: '2026-05-01T00:00:00.000Z',
    version: 1,
  });
  const text = (...ids: string[]) => spaceText(ids.map(tag), {});
  const both = JSON.parse(merged(text('f', 'p'), text('f', 'p', 'a'), text('f', 'p', 'm'))) as {
    tags: { name: string }[];
  };
  expect(both.tags.map(({ name }) => name)).toEqual(['a', 'f', 'm', 'p']);
});
