import { parseArgs } from 'node:util';

export interface VisualOptions {
  /** Pages of the site in place of stories. */
  readonly pages: boolean;
  /** Commit, branch or tag that the working tree is compared with; none when a contact sheet is asked for. */
  readonly against: string | undefined;
  /** Widths of the window, px. */
  readonly viewports: readonly number[];
  readonly language: 'en' | 'es';
  /** Only stories whose title and name, or pages whose path, hold these words, in any case. */
  readonly only: string | undefined;
  /** Changes are reported and let pass. */
  readonly allow: boolean;
  /** Takes the last build of the working tree. */
  readonly skipBuild: boolean;
}

/** What was typed cannot be used; the message is for the person who typed it. */
export class OptionsError extends Error {}

export const USAGE = `Usage: npm run visual -- --against <git ref> [options]
       npm run visual -- --sheet [options]
  --sheet                every story as it is, on one page, in place of a comparison
  --pages                pages of the site in place of stories
  --viewports 390,1440   widths in px, separated by commas
  --language es          stories or pages in Spanish (default: en)
  --only "Blocks/Hero"   only those whose title and name, or path, hold these words
  --allow                exit with 0 when pictures have changed
  --skip-build           use the working tree's last build as it is`;

const MIN_WIDTH_PX = 200;
const MAX_WIDTH_PX = 4000;

function readViewports(text: string): number[] {
  const widths = [...new Set(text.split(',').map((width) => Number(width.trim())))];
  const wrong = widths.find(
    (width) => !Number.isInteger(width) || width < MIN_WIDTH_PX || width > MAX_WIDTH_PX,
  );
  if (wrong !== undefined) {
    throw new OptionsError(
      `--viewports takes whole numbers from ${MIN_WIDTH_PX} to ${MAX_WIDTH_PX}, such as 390,1440 (got "${text}")`,
    );
  }
  return widths;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        against: { type: 'string' },
        sheet: { type: 'boolean', default: false },
        pages: { type: 'boolean', default: false },
        viewports: { type: 'string', default: '390,1440' },
        language: { type: 'string', default: 'en' },
        only: { type: 'string' },
        allow: { type: 'boolean', default: false },
        'skip-build': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new OptionsError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the words after `npm run visual --`. Throws an {@link OptionsError} that says which one is wrong. */
export function readOptions(args: readonly string[]): VisualOptions {
  const { against, sheet, pages, viewports, language, only, allow, 'skip-build': skipBuild } = parse(args);
  if (sheet && against !== undefined)
    throw new OptionsError('--sheet shows how things are, --against how they changed: one of the two');
  if (!sheet && (against === undefined || against === ''))
    throw new OptionsError('--against names what to compare with, such as HEAD or main');
  // Git would take it for an option of its own.
  if (against?.startsWith('-'))
    throw new OptionsError(`--against takes a commit, branch or tag (got "${against}")`);
  if (language !== 'en' && language !== 'es')
    throw new OptionsError(`--language is en or es (got "${language}")`);
  return {
    pages,
    against,
    viewports: readViewports(viewports),
    language,
    only: only === '' ? undefined : only,
    allow,
    skipBuild,
  };
}
