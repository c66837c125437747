import { setTimeout as wait } from 'node:timers/promises';
import { crowd, type Answer } from '../bench/ask.ts';
import type { Visitor } from '../bench/outages.ts';
import type { Topology } from './processes.ts';

/** How many pages all visitors request together, per second. */
const RATE = 50;
export const PATHS = [
  '/',
  '/plans',
  '/support',
  '/intl/es',
  '/intl/es/plans',
  '/business',
  '/cities',
  '/wifi',
];
const FORM_EVERY = 10;
/** After this many page requests, a visitor also loads the scripts, fonts and pictures of a page. */
const FILES_EVERY = 25;
// Pictures of content come from the CMS, which is elsewhere in this topology.
const FILE = /\/(?:static|images)\/[\w./-]+\.(?:js|woff2|avif|webp|svg|png)/g;

/** Longest wait for an answer, in ms. It is the time for which the proxy tries other replicas after one hangs. */
export const PATIENCE_MS = 60_000;

export interface Traffic {
  readonly pages: readonly Answer[];
  /** Answers to requests for the scripts, fonts and pictures of pages. */
  readonly files: readonly Answer[];
  readonly forms: readonly Answer[];
}

/** Simulates visitors who open pages and send forms at a steady rate, while `happening` runs. */
export async function during(
  { proxy }: Topology,
  guest: Visitor,
  happening: () => Promise<void>,
): Promise<Traffic> {
  using visitors = crowd(proxy.origin, 3);
  const { ask } = visitors;
  const pages: Promise<Answer>[] = [];
  const forms: Promise<Answer>[] = [];
  const files: Promise<readonly Answer[]>[] = [];
  const headers = { accept: '*/*' };
  const filesOf = async (path: string) => {
    const html = await fetch(proxy.origin + path).then(
      (page) => page.text(),
      () => '',
    );
    const named = [...new Set(html.match(FILE))];
    return Promise.all(named.map((file) => ask(file, { headers, patienceMs: PATIENCE_MS })));
  };
  let over = false;
  const traffic = (async () => {
    for (let index = 0; !over; index += 1) {
      const path = PATHS[index % PATHS.length] ?? '/';
      pages.push(
        ask(path, { headers: { accept: 'text/html', 'accept-encoding': 'br' }, patienceMs: PATIENCE_MS }),
      );
      if (index % FORM_EVERY === 0) forms.push(guest.form());
      if (index % FILES_EVERY === 0) files.push(filesOf(path));
      await wait(1000 / RATE);
    }
  })();
  await wait(1000);
  await happening();
  await wait(1500);
  over = true;
  await traffic;
  return {
    pages: await Promise.all(pages),
    files: (await Promise.all(files)).flat(),
    forms: await Promise.all(forms),
  };
}
