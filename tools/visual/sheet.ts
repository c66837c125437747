import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { escape, figure, pageHtml } from './html.ts';
import type { Story } from './stories.ts';
import type { TakePicture } from './take-picture.ts';
import { workThrough, type WorkOptions } from './work-through.ts';

/** One story at one width. */
export interface Shot {
  readonly story: Story;
  /** px */
  readonly viewport: number;
  /** Where the picture lies, from the page on; none when the story did not come to its end. */
  readonly file?: string;
  readonly problem?: string;
}

export interface SheetOptions extends WorkOptions {
  readonly take: TakePicture;
  readonly origin: string;
  readonly language: string;
  readonly viewports: readonly number[];
  /** Where the page and its pictures go. */
  readonly folder: string;
}

const PICTURES = 'sheet';
/** Pictures are looked at side by side, not pixel by pixel. */
const QUALITY = 72;
/** The format holds no more, px. */
const MAX_HEIGHT_PX = 16_000;

async function keep(png: Buffer, file: string): Promise<void> {
  const { height } = await sharp(png).metadata();
  const picture = sharp(png);
  if (height > MAX_HEIGHT_PX) picture.resize({ height: MAX_HEIGHT_PX });
  writeFileSync(file, await picture.webp({ quality: QUALITY }).toBuffer());
}

/** Takes a picture of every story at every width. */
export async function takeSheet(stories: readonly Story[], options: SheetOptions): Promise<Shot[]> {
  const { take, origin, language, viewports, folder } = options;
  mkdirSync(join(folder, PICTURES), { recursive: true });
  const jobs = stories.flatMap((story) => viewports.map((viewport) => ({ story, viewport })));
  return workThrough(jobs, options, async (page: Page, { story, viewport }): Promise<Shot> => {
    const file = `${PICTURES}/${story.id}-${viewport}.webp`;
    try {
      await keep(await take(page, origin, story, viewport, language), join(folder, file));
      return { story, viewport, file };
    } catch (error) {
      return { story, viewport, problem: error instanceof Error ? error.message : String(error) };
    }
  });
}

const CSS = `
nav { columns: 14rem; margin-block: 1.5rem }
section > h2 { margin-block: 2.5rem 1rem; font-size: 1.5rem }
h3 { margin: 0 0 0.75rem; font-size: 1rem }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
figure { flex: var(--share) 1 12rem; min-inline-size: 0 }
`;

function group<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const shotHtml = ({ viewport, file, problem }: Shot) =>
  file === undefined
    ? `<p role="note"><b>${viewport} px failed:</b> ${escape(problem ?? '')}</p>`
    : figure(`${viewport} px`, file).replace('<figure>', `<figure style="--share:${viewport}">`);

/** The contact sheet: one page, without script, by title and story. */
export function sheetHtml(shots: readonly Shot[], language: string): string {
  const titles = [...group(shots, ({ story }) => story.title)];
  const links = titles.map(([title], index) => `<a href="#t${index}">${escape(title)}</a><br>`).join('');
  const sections = titles.map(([title, ofTitle], index) => {
    const articles = [...group(ofTitle, ({ story }) => story.id).values()].map(
      (ofStory) =>
        `<article><h3>${escape(ofStory[0]?.story.name ?? '')}</h3><div class="pictures">${ofStory.map(shotHtml).join('')}</div></article>`,
    );
    return `<section><h2 id="t${index}">${escape(title)}</h2>${articles.join('')}</section>`;
  });
  return pageHtml(
    'Contact sheet',
    CSS,
    `<h1>Contact sheet</h1><p>${shots.length} pictures, ${language === 'es' ? 'Spanish' : 'English'}.</p><nav>${links}</nav>${sections.join('')}`,
  );
}
