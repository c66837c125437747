import { expect } from '@playwright/test';
import { PAGES } from '../pages.ts';
import { test } from '../site.fixture.ts';
import { cutPictures } from './shown-pictures.ts';

const MORE = [
  '/address/not-yet',
  '/address/almost-there',
  '/address/available',
  '/address/try-again',
  '/account-not-found',
  '/nowhere',
];

for (const path of [...PAGES, ...MORE]) {
  test(`${path}: no crop cuts what a picture is about, from 320 to 2560 px`, async ({ page, complaints }) => {
    if (path === '/nowhere') complaints.expect(/404/);
    await page.goto(path);
    expect(await cutPictures(page)).toEqual([]);
  });
}
