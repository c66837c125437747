import { setTimeout as wait } from 'node:timers/promises';
import { msAt, not } from './answers.ts';
import { asker, type Answer } from './ask.ts';
import { addresses, writeLargeExport } from './cold-pages.ts';
import { picturesOf } from './pictures-of.ts';
import { most, none, told, type Row } from './row.ts';
import { startSite, type Served } from '../commands/serve.ts';

const PAGES = 200;
const PICTURES = 215;
/** Time after which a hostile client disconnects, in ms. */
const HANGS_UP_MS = 4000;
const OTHERS = 10;
const OTHERS_EVERY_MS = 500;
const HEALTH_EVERY_MS = 100;
const ENDS_AFTER_MS = 300;
const PATIENCE_MS = 60_000;

/**
 * Limits, in seconds: for 95 % of the uncached pages, for `/healthz`, for one client's pictures during the attack of
 * another client, and for the end of the process after SIGTERM.
 */
const MOST_COLD_P95 = 3;
const MOST_HEALTH = 0.5;
const MOST_OTHER = 5;
const MOST_END = 10;

type Ask = (path: string, patienceMs?: number) => Promise<Answer>;

/** Runs a measurement with a new site and two clients. A header gives each client its own IP address. */
async function onFreshSite<T>(work: (site: Served, guest: Ask, other: Ask) => Promise<T>): Promise<T> {
  await using site = await startSite({
    CONTENT_EXPORT: writeLargeExport(PAGES / 2),
    TRUST_PROXY: '1',
  });
  using guest = asker(site.origin);
  using other = asker(site.origin);
  const visitor = ({ ask }: typeof guest, address: string): Ask => {
    const headers = { accept: '*/*', 'accept-encoding': 'br', 'x-forwarded-for': address };
    return (path, patienceMs = PATIENCE_MS) => ask(path, { headers, patienceMs });
  };
  return await work(site, visitor(guest, '198.51.100.7'), visitor(other, '203.0.113.7'));
}

const secondsOf = (answers: readonly Answer[], share: number): number => msAt(share, answers) / 1000;

const coldStart = () =>
  onFreshSite(async (site, guest): Promise<Row[]> => {
    const workBefore = site.cpuMs();
    let done = false;
    const health: Answer[] = [];
    const watch = (async () => {
      while (!done) {
        health.push(await guest('/healthz'));
        await wait(HEALTH_EVERY_MS);
      }
    })();
    const pages = await Promise.all(addresses(0, PAGES).map((path) => guest(path)));
    // Processor time of all threads, which does not depend on other work on the machine. NaN: unknown.
    const work = (site.cpuMs() - workBefore) / 1000;
    done = true;
    await watch;
    return [
      most(`${PAGES} cold pages right after start, p95`, secondsOf(pages, 0.95), MOST_COLD_P95, 's'),
      told(`work of all threads for ${PAGES} pages`, `${work.toFixed(1)} s`),
      most('/healthz meanwhile, the slowest', secondsOf(health, 1), MOST_HEALTH, 's'),
      none('of both, answers other than 200', not([...pages, ...health], 200)),
    ];
  });

/**
 * Measures new sizes of a picture for one client. Meanwhile, a hostile client requests many sizes of another
 * picture as AVIF, and disconnects.
 */
const hostilePictures = () =>
  onFreshSite(async (site, guest, hostile): Promise<Row[]> => {
    const [odd = '', other = ''] = await picturesOf(site.origin, 'fields.file.contentType=image/svg%2Bxml');
    const attack = Array.from({ length: PICTURES }, (_, index) =>
      hostile(`${odd}?fm=avif&w=${4000 - 17 * index}`, HANGS_UP_MS),
    );
    const others = await Promise.all(
      Array.from({ length: OTHERS }, async (_, index) => {
        await wait((index + 1) * OTHERS_EVERY_MS);
        return guest(`${other}?fm=webp&w=${400 + 60 * index}`);
      }),
    );
    await Promise.all(attack);
    // Measure the end of the process while it is making pictures from a second round of requests.
    const more = [1, 2, 3, 4].map((step) => hostile(`${odd}?fm=avif&q=${40 + step}&w=4000`));
    await wait(ENDS_AFTER_MS);
    const asked = performance.now();
    await site.end();
    const endSeconds = (performance.now() - asked) / 1000;
    await Promise.all(more);
    const what = `new pictures amid ${PICTURES} hostile ones, the slowest`;
    return [
      most(what, secondsOf(others, 1), MOST_OTHER, 's'),
      none('of these, answers other than 200', not(others, 200)),
      most('from SIGTERM amid hostile pictures to the end', endSeconds, MOST_END, 's'),
    ];
  });

/** Sends SIGTERM to the site while it renders pages, and counts the pages that get no answer. */
const endAmidPages = () =>
  onFreshSite(async (site, guest): Promise<Row[]> => {
    const pages = addresses(0, PAGES / 4).map((path) => guest(path));
    await wait(ENDS_AFTER_MS);
    await site.end();
    const unanswered = (await Promise.all(pages)).filter(({ status }) => status === 0);
    return [none('cold pages that a SIGTERM amid them leaves without an answer', unanswered.length)];
  });

/**
 * Measures the site under load: many different pages right after the start, a hostile client that requests many
 * pictures, and SIGTERM while pages render.
 */
export async function benchOwnOutages(): Promise<Row[]> {
  console.timeLog('bench', `${PAGES} cold pages right after start`);
  const cold = await coldStart();
  console.timeLog('bench', `${PICTURES} hostile pictures`);
  const pictures = await hostilePictures();
  console.timeLog('bench', 'the end amid cold pages');
  return [...cold, ...pictures, ...(await endAmidPages())];
}
