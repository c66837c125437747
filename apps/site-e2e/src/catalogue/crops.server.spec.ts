import { expect, test } from '@playwright/test';
import { cutPictures } from '../shown-pictures.ts';
import { listedStories, openStory } from './built-catalogue.ts';

/**
 * Window widths, px: the smallest, the largest, and both sides of each layout change. They are few, because there are
 * many stories.
 */
const WIDTHS_PX = [320, 390, 640, 768, 896, 1100, 1440, 2560] as const;

const storiesWithPictures = () =>
  listedStories().filter(({ title }) => /^(?:Blocks|Cities|Carousels|Quiz|Careers)\//.test(title));

for (const { id, title, name } of storiesWithPictures())
  test(`${title} / ${name}: no crop cuts what a picture is about, from 320 to 2560 px`, async ({ page }) => {
    await openStory(page, id);
    expect(await cutPictures(page, WIDTHS_PX)).toEqual([]);
  });
