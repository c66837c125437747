import { expect, type Page } from '@playwright/test';
import { asBefore, counted, memoryOf } from '../page-memory.ts';
import { PAGES } from '../pages.ts';
import { UNLISTED } from '../served-pages.ts';
import { test, type TestFixtures } from '../site.fixture.ts';
import { cutPictures } from './shown-pictures.ts';

for (const path of [...PAGES, ...UNLISTED]) {
  const memory = memoryOf(import.meta.filename, path);
  const look = async ({ page, complaints }: { page: Page } & TestFixtures) => {
    if (path === '/nowhere') complaints.expect(/404/);
    await page.goto(path);
    expect(await cutPictures(page)).toEqual([]);
    memory.keep();
  };
  const title = `${path}: no crop cuts what a picture is about, from 320 to 2560 px`;
  if (memory.passed) counted(title, asBefore);
  else test(title, look);
}
