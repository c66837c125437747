import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontFacesCss, fontFiles } from '@skein/ui/tokens';
import { dialShare, median } from './dial.ts';
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
const FONTS = new Map(
  fontFiles.map((file) => {
    const bytes = readFileSync(resolve(`@skein/ui/fonts/${file}`));
    return [file as string, part(file.replace('.woff2', ''), 'woff2', 'font/woff2', bytes)];
  }),
);

export const STYLE = part(
  'page',
  'css',
  'text/css; charset=utf-8',
  `${fontFacesCss((file) => FONTS.get(file)?.name ?? file)}\n${SPEED_TEST_CSS}`,
);
export const SCRIPT = part(
  'page',
  'js',
  'text/javascript; charset=utf-8',
  `'use strict';(${String(runSpeedTest)})(${String(dialShare)},${String(median)});\n`,
);
export const PAGE_PARTS: readonly PagePart[] = [STYLE, SCRIPT, ...FONTS.values()];
