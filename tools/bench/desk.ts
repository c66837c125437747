import { textBlock } from '@skein/blocks/content';
import { entry } from '@skein/cms-client';
import { page as pageType } from '@skein/shell/content';
import type { Page } from 'playwright';
import { startSite } from '../commands/serve.ts';
import { mixedBlocks } from './mixed-page.ts';
import { median } from './quantile.ts';
import { most, told, type Row } from './row.ts';
import { openBrowser } from './visit.ts';
import { writeExport } from './write-export.ts';

const CPU_SLOWDOWN = 4;
const BLOCKS = 60;
const PATH = '/desk-bench';
const EDITED = 'desk-bench-text';
const TITLE = 'A line that holds';
/** Number of typed letters, and time between two letters, in ms. */
const LETTERS = 40;
const LETTER_MS = 200;
/**
 * Number of letters after which the typist pauses, and length of the pause, in ms. The draft is saved in the
 * pause.
 */
const WORD = 8;
const THINKS_MS = 900;
/**
 * Time limits at 4× CPU slowdown, in ms: from a letter until the page shows it, and until the field shows it.
 */
const MOST_PAGE_MS = 100;
const MOST_FIELD_MS = 50;

interface Typed {
  /** Time from each letter until the page shows it, and until the field shows it, in ms. */
  readonly page: readonly number[];
  readonly field: readonly number[];
}

/**
 * Writes the demo's export with a page of 60 blocks. The edited text is in the middle.
 * @returns path of the export
 */
function writeDeskExport(): string {
  const blocks = mixedBlocks(BLOCKS - 1);
  const edited = entry(textBlock, EDITED, { title: TITLE, content: '<p>Words under the line.</p>' });
  blocks.splice(BLOCKS / 2, 0, edited);
  return writeExport('desk-export', [entry(pageType, 'page-desk', { slug: PATH, title: 'Blocks', blocks })]);
}

/**
 * Records when each letter is typed, and when the field and the page show the letter. The browser runs this function in
 * the desk, the tool for editors, so it must not use outer variables.
 */
function watchTyping(title: string): void {
  const field: number[] = [];
  const page: number[] = [];
  const waiting = new Map<number, number>();
  const afterPaint = (done: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(undefined);
    });
  let length = title.length;
  document.addEventListener(
    'beforeinput',
    ({ timeStamp }) => {
      waiting.set(++length, timeStamp);
      afterPaint((now) => field.push(now - timeStamp));
    },
    { capture: true },
  );
  const shown = document.querySelector('iframe')?.contentDocument;
  if (!shown) throw new Error('the desk shows no page');
  new MutationObserver(() => {
    const heading = [...shown.querySelectorAll('h2')].find(({ textContent }) =>
      textContent.startsWith(title),
    );
    const painted = heading?.textContent.length ?? 0;
    const letters = [...waiting].filter(([at]) => at <= painted);
    for (const [at] of letters) waiting.delete(at);
    if (letters.length > 0)
      afterPaint((now) => page.push(...letters.map(([, timeStamp]) => now - timeStamp)));
  }).observe(shown, { subtree: true, childList: true, characterData: true });
  Object.assign(globalThis, { typed: { page, field } });
}

/**
 * Types a text into a field of the desk, at 4× CPU slowdown. Returns the time until each letter shows, and the
 * processor time per letter.
 */
async function type(page: Page, origin: string): Promise<Typed & { readonly workMs: number }> {
  await page.goto(`${origin}/desk?path=${PATH}&entry=${EDITED}&field=gfTitle`);
  const field = page.getByRole('textbox', { name: 'Title, English', exact: true });
  await page.frameLocator('iframe').getByRole('heading', { name: TITLE }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(watchTyping, TITLE);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await workMs();
  for (let letter = 0; letter < LETTERS; letter++) {
    await page.keyboard.press('a');
    await page.waitForTimeout(letter % WORD === WORD - 1 ? THINKS_MS : LETTER_MS);
  }
  await page.waitForFunction(
    (count) => (globalThis as unknown as { typed: Typed }).typed.page.length === count,
    LETTERS,
  );
  const typed = await page.evaluate(() => (globalThis as unknown as { typed: Typed }).typed);
  return { ...typed, workMs: ((await workMs()) - before) / LETTERS };
}

/**
 * Measures typing in the desk, on a page with 60 blocks: the time until the field shows a letter, and until
 * the page shows it.
 */
export async function benchDesk(): Promise<Row[]> {
  await using site = await startSite({ CONTENT_EXPORT: writeDeskExport() });
  await using browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  const before = site.cpuMs();
  const typed = await type(page, site.origin);
  const serverMs = (site.cpuMs() - before) / LETTERS;
  const slow = `at ${CPU_SLOWDOWN}× CPU`;
  return [
    most(`desk, ${BLOCKS} blocks, ${slow}: letter → painted page`, median(typed.page), MOST_PAGE_MS, 'ms', 0),
    most(
      `desk, ${BLOCKS} blocks, ${slow}: letter → painted field`,
      median(typed.field),
      MOST_FIELD_MS,
      'ms',
      0,
    ),
    // Unlike the times above, the work does not depend on other processes of the machine.
    told(`desk, ${BLOCKS} blocks, ${slow}: work of the browser per letter, ms`, typed.workMs.toFixed(0)),
    told(
      `desk, ${BLOCKS} blocks: work of the server per letter, and to open the page, ms`,
      serverMs.toFixed(0),
    ),
  ];
}
