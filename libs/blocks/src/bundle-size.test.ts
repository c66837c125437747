// @vitest-environment node
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

/** Most that a page carries of one look, beside React and styled-components. Bytes, gzip. */
const MOST = 9.25 * 1024;

/** A list of cities to swipe has dots, and asks for what moves it later. */
const MOST_WITH_DOTS = 11 * 1024;
/** Plans bring their comparison along, and dots to swipe by. */
const MOST_OF_PLANS = 12 * 1024;

/** A field that is asked, what it says, what it hears when nothing answers, and the languages that its links lead in. */
const MOST_OF_A_SEARCH = 13.25 * 1024;

/** Lists to choose from, a dialog with pictures, digits that roll, and every result. */
const MOST_OF_A_CALCULATOR = 11.5 * 1024;

/** A picture, and an icon that editors pick by name: the page carries the set. */
const MOST_WITH_ICONS = 10.25 * 1024;

/** The maker of the codes that phones read, where an editor has put in none. */
const MOST_WITH_CODES = 15 * 1024;

/** All kinds of one thing, of which a page has one: the two banners. */
const MOST_OF_KINDS = 9.5 * 1024;

/** Five faces, one of which begins the thread that runs down its page. */
const MOST_WITH_A_THREAD = 10.25 * 1024;

/** Real tabs that are disclosures without script, and a list to choose from on a phone. */
const MOST_WITH_A_LIST = 10 * 1024;

/** The maker of the codes beside the words and the film of a hero. */
const MOST_OF_THE_APP = 17.75 * 1024;

/** An address on its label, and the thread to its door. */
const MOST_WITH_A_LABEL = 9.5 * 1024;

/** Facts of a plan that are checked in pairs, and counted in two languages. */
const MOST_OF_LABELS = 9.5 * 1024;

/** What is heavier than the others, and why it may be. */
const HEAVIER: Readonly<Record<string, number>> = {
  'app/app-deep-link': MOST_WITH_CODES,
  'app/push-to-app-hero': MOST_OF_THE_APP,
  'banners/banner': MOST_OF_KINDS,
  'content-blocks/content-block/cities-map': MOST_WITH_DOTS,
  'grids/content-grid/icon-list': MOST_WITH_ICONS,
  'heroes/address-status-hero': MOST_WITH_A_LABEL,
  'heroes/hero/image-hero': MOST_WITH_A_THREAD,
  'labels/broadband-labels': MOST_OF_LABELS,
  'network/network-status': MOST_OF_A_SEARCH,
  'network/wifi-calculator': MOST_OF_A_CALCULATOR,
  'plans/plans-section': MOST_OF_PLANS,
  'questions/faq-tabs/vertical-tabs': MOST_WITH_A_LIST,
};

const componentOf = (folder: string) => join(folder, `${basename(folder)}.tsx`);
const pascalCase = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

/** Folders of everything that a page can take alone: what has stories, and the kinds of a banner, which share theirs. */
const LOOKS = globSync(['**/*.stories.tsx', 'banners/banner/*/*.tsx'], { cwd: import.meta.dirname })
  .map((file) => dirname(file))
  .filter((folder) => existsSync(join(import.meta.dirname, componentOf(folder))));

const carried = (file: string, names: string) => carriedCode(resolve(import.meta.dirname, file), names);

describe('what a page carries', () => {
  it.each(LOOKS)(
    'of %s is little, and holds nothing that reads content or only helps who develops',
    async (folder) => {
      const { code, gzipBytes } = await carried(componentOf(folder), pascalCase(basename(folder)));
      expect(gzipBytes).toBeLessThanOrEqual(HEAVIER[folder] ?? MOST);
      expect(code).not.toMatch(/valibot|contentful|DOMPurify|two copies/i);
    },
  );

  it('has a limit of its own only where there is such a look', () => {
    expect(Object.keys(HEAVIER).filter((folder) => !LOOKS.includes(folder))).toEqual([]);
    expect(LOOKS.length).toBeGreaterThan(80);
  });

  it('is the same when a look is taken from the main entry by name', async () => {
    const [alone, among] = await Promise.all([
      carried('content-blocks/content-block/team-quote/team-quote.tsx', 'TeamQuote'),
      carried('index.ts', 'TeamQuote'),
    ]);
    expect(among.gzipBytes).toBeLessThan(alone.gzipBytes * 1.03);
  });
});
