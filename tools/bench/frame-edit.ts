import { LIKE_PRODUCTION, serveSite } from '../commands/serve.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { asker } from './ask.ts';
import { addresses, writeLargeExport } from './cold-pages.ts';
import { editTitle } from './edit-title.ts';
import { quantile } from './quantile.ts';
import { most, none, told, type Row } from './row.ts';

const RATE = 200;
const TICK_MS = 20;
const MOST_P95_MS = 50;
const NEW_WITHIN_MS = 30_000;
const CONNECTIONS = 32;

/** An edit of the footer while visitors ask for every page that is in memory. */
export async function benchFrameEdit(count: number): Promise<Row[]> {
  await using site = await serveSite({
    ...LIKE_PRODUCTION,
    // The CMS in this process, which can be edited.
    SITE_ENV: 'development',
    HOST: '127.0.0.1',
    PAGE_MEMORY: '1500',
    CONTENT_EXPORT: writeLargeExport(count / 2),
  });
  const paths = addresses(0, count);
  using visitors = asker(site.origin, CONNECTIONS);
  const { ask } = visitors;
  const question = { headers: { 'accept-encoding': 'br' }, patienceMs: 60_000 };
  console.timeLog('bench', `${count} pages into memory`);
  for (let from = 0; from < count; from += CONNECTIONS)
    await Promise.all(paths.slice(from, from + CONNECTIONS).map((path) => ask(path, question)));
  const memory = site.memoryMb();
  const title = 'Help, edited';
  console.timeLog('bench', 'the footer is edited');
  await editTitle(site.origin, 'footer-help', title);
  const begun = performance.now();
  const times: number[] = [];
  let failed = 0;
  let asked = 0;
  const open: Promise<void>[] = [];
  while (performance.now() - begun < NEW_WITHIN_MS) {
    for (let index = 0; index < (RATE * TICK_MS) / 1000; index += 1) {
      const path = paths[(asked += 7919) % count] ?? '/';
      open.push(
        ask(path, question).then(({ status, ms }) => {
          times.push(ms);
          if (status !== 200) failed += 1;
        }),
      );
    }
    await wait(TICK_MS);
  }
  await Promise.all(open);
  let old = 0;
  for (let from = 0; from < count; from += CONNECTIONS) {
    const pages = paths
      .slice(from, from + CONNECTIONS)
      .map(async (path) => (await fetch(site.origin + path)).text());
    old += (await Promise.all(pages)).filter((html) => !html.includes(title)).length;
  }
  return [
    told(`memory with ${count} pages`, `${memory.toFixed(0)} MB`),
    most(`footer edit, ${RATE} requests/s over ${count} pages, p95`, quantile(times, 0.95), MOST_P95_MS),
    told('p99', `${quantile(times, 0.99).toFixed(0)} ms`),
    none('of these, answers other than 200', failed),
    none(`of ${count} pages, old after ${NEW_WITHIN_MS / 1000} s`, old),
  ];
}
