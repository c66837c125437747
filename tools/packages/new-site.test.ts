import type { AnyEntryType } from '@skein/cms-client';
import { readContent } from '@skein/local-cms';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';

interface ContentCheck {
  checkExport(source: unknown, types: readonly AnyEntryType[], folder: string): unknown[];
}
interface NewContent {
  readonly contentTypes: readonly AnyEntryType[];
}

it('the content of a new site passes the check of an export', async () => {
  // Imports these files by path, because the projects do not export functions that only this test needs.
  const { checkExport }: ContentCheck = await import(join(ROOT, 'content/check/check-export.ts'));
  const { contentTypes }: NewContent = await import(join(ROOT, 'libs/create-skein/content/site-content.ts'));
  const folder = join(ROOT, 'libs/create-skein/template/content');
  const { content, problems } = readContent(folder);
  expect([...problems, ...checkExport(content, contentTypes, folder)]).toEqual([]);
});
