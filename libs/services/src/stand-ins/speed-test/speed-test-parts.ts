import { fontFacesCss, fontFiles } from '@skein/ui/tokens';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dialShare, median } from './dial.ts';
import { speedMeter } from './speed-meter.ts';
import { runSpeedTest } from './speed-test-client.ts';
import { SPEED_TEST_CSS } from './speed-test-page.styles.ts';

/** A file that belongs to the page; its name changes with its content. */
export interface PagePart {
  readonly name: string;
  readonly type: string;
  readonly body: string | Buffer;
}

function part(name: string, extension: string, type: string, body: string | Buffer): PagePart {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
  return { name: `${name}-${hash}.${extension}`, type, body };
}

const { resolve } = createRequire(import.meta.url);
const FONTS = new Map<string, PagePart>(
  fontFiles.map((file) => {
    const bytes = readFileSync(resolve(`@skein/ui/fonts/${file}`));
    return [file, part(file.replace('.woff2', ''), 'woff2', 'font/woff2', bytes)];
  }),
);

/** What stands in the head of the page. Nothing of it comes late, so that nothing moves when it comes. */
export interface PageHead {
  readonly css: string;
  /** Files that are asked for with the page. */
  readonly fonts: readonly string[];
}

/** The page's styles, with its fonts at the addresses that are asked for. */
function cssWith(urlOf: (font: PagePart) => string): string {
  const fonts = fontFacesCss((file) => {
    const font = FONTS.get(file);
    return font ? urlOf(font) : file;
  });
  return `${fonts}\n${SPEED_TEST_CSS}`;
}

export const SERVED_HEAD: PageHead = {
  css: cssWith(({ name }) => name),
  fonts: Array.from(FONTS.values(), ({ name }) => name),
};

/**
 * The same for a folder of files: fonts within the styles. Whoever serves the folder would not give a font to a page in a
 * sandbox, which has no origin.
 */
export const STATIC_HEAD: PageHead = {
  css: cssWith(({ type, body }) => `data:${type};base64,${Buffer.from(body).toString('base64')}`),
  fonts: [],
};

export const SCRIPT = part(
  'page',
  'js',
  'text/javascript; charset=utf-8',
  `'use strict';(${String(runSpeedTest)})(${[dialShare, median, speedMeter].map(String).join()});\n`,
);
export const PAGE_PARTS: readonly PagePart[] = [SCRIPT, ...FONTS.values()];
