import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { speakWithDesk } from './desk-frame.ts';
import { pageDrawing } from './page-drawing.ts';
import { pageMorph } from './page-morph.ts';
import { keepShown } from './shown-entry.ts';
import { speakWithVendor, type VendorPlace } from './vendor-frame.ts';

const { resolve } = createRequire(import.meta.url);

/** Path of the folder with the vendor's library, without the last slash. */
export const VENDOR_LIBRARY_PATH = '/preview-mode/live-preview';
const LIBRARY_FILE = /^(?:index|src-[\w-]+)\.js$/u;

/**
 * Returns the text of a package's file: `name`, in the folder of the module, or else the module itself. Undefined if
 * there is no such file or package.
 */
function packageFile(module: string, name = ''): string | undefined {
  try {
    const file = resolve(module);
    return readFileSync(name === '' ? file : join(dirname(file), name), 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns a file of the vendor's library for live previews, or undefined if there is no file with this name. */
export const vendorLibraryFile = (name: string): string | undefined =>
  LIBRARY_FILE.test(name) ? packageFile(VENDOR_LIBRARY, name) : undefined;

const VENDOR_LIBRARY = '@contentful/live-preview';
const MORPHING = 'idiomorph/dist/idiomorph.js';
/** The script of a preview on a server without the package `idiomorph`. The preview then shows saved drafts only. */
const WITHOUT_MORPHING =
  "console.error('This preview cannot show unsaved edits: the server has no package idiomorph.');\n";

/**
 * Runs the parts of the script. The text of this function becomes the script, so it uses only the browser's
 * functions and its own parameters.
 */
function runEditor(
  parts: {
    readonly morph: typeof pageMorph;
    readonly drawing: typeof pageDrawing;
    readonly keepShown: typeof keepShown;
    readonly speakWithDesk: typeof speakWithDesk;
    readonly speakWithVendor: typeof speakWithVendor;
  },
  place: Omit<VendorPlace, 'locale'>,
): void {
  const { version, locale = '' } = document.currentScript?.dataset ?? {};
  const draw = parts.drawing(parts.morph(), version);
  const referrer = URL.parse(document.referrer)?.origin;
  const around = parent === window ? undefined : (location.ancestorOrigins?.[0] ?? referrer);
  parts.speakWithDesk(parts.keepShown(draw, around), around);
  void parts.speakWithVendor(draw, around, { ...place, locale });
}

/** Returns the modules of which previews need files, and which are not installed. */
export const missingForPreview = (): readonly string[] =>
  [VENDOR_LIBRARY, MORPHING].filter((module) => packageFile(module) === undefined);

/** Returns the script of pages in preview, with the library that changes a page in place. */
export function editorScript(place: Omit<VendorPlace, 'locale' | 'library'>): string {
  const morphing = packageFile(MORPHING);
  if (morphing === undefined) return WITHOUT_MORPHING;
  const parts = Object.entries({
    morph: pageMorph,
    drawing: pageDrawing,
    keepShown,
    speakWithDesk,
    speakWithVendor,
  })
    .map(([name, part]) => `${name}: ${String(part)}`)
    .join(',\n');
  const known = JSON.stringify({ ...place, library: `${VENDOR_LIBRARY_PATH}/index.js` });
  return `${morphing}\n;(${String(runEditor)})({${parts}}, ${known});\n`;
}
