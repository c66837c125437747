import { join } from 'node:path';
import * as v from 'valibot';
import { asker, wait, type Answer } from './ask.ts';
import { addresses, writeLargeExport } from './cold-pages.ts';
import { most, none, told, type Row } from './row.ts';
import { ROOT, serve, type Served } from './server.ts';

/** What a site does to itself when it is asked for much at once. */
export interface OwnOutages {
  readonly coldStart: ColdStart;
  readonly hostilePictures: HostilePictures;
  /** Of pages that were being drawn when the process was asked to end: how many got no answer at all. */
  readonly resetAtEnd: number;
}

interface ColdStart {
  readonly p95Ms: number;
  readonly healthMs: number;
  /** Work of all threads of the site, ms: on a busy machine the others only tell how busy. NaN where nobody tells. */
  readonly workMs: number;
  /** Answers other than 200. */
  readonly failed: number;
}

interface HostilePictures {
  /** New sizes for somebody else meanwhile: the slowest, and how many did not come. */
  readonly otherMs: number;
  readonly otherFailed: number;
  /** From SIGTERM to the end of the process. */
  readonly endMs: number;
}

const PAGES = 200;
const PICTURES = 215;
/** The hostile client hangs up after so long, ms. */
const HANGS_UP_MS = 4000;
const OTHERS = 10;
const OTHERS_EVERY_MS = 500;
const HEALTH_EVERY_MS = 100;
const ENDS_AFTER_MS = 300;
const PATIENCE_MS = 60_000;

const MOST_COLD_P95_MS = 3000;
const MOST_HEALTH_MS = 500;
const MOST_OTHER_MS = 5000;
const MOST_END_MS = 10_000;

/** One visitor, behind a proxy that says who they are. */
function visitor(origin: string, address: string) {
  const { ask, close } = asker(origin);
  const headers = { accept: '*/*', 'accept-encoding': 'br', 'x-forwarded-for': address };
  return { ask: (path: string, patienceMs = PATIENCE_MS) => ask(path, { headers, patienceMs }), close };
}

const failedOf = (answers: readonly Answer[]) => answers.filter(({ status }) => status !== 200).length;
const atShare = (answers: readonly Answer[], share: number): number =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor((answers.length - 1) * share)] ??
  Number.NaN;

const start = (): Promise<Served> =>
  serve([join(ROOT, 'apps/site/dist/server/main.js')], {
    CONTENT_EXPORT: writeLargeExport(PAGES / 2),
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
  });

/** So many different pages at once, right after the start. */
async function coldStart(): Promise<ColdStart> {
  const site = await start();
  const guest = visitor(site.origin, '198.51.100.7');
  try {
    const workBefore = site.cpuMs();
    let done = false;
    const health: Answer[] = [];
    const watch = (async () => {
      while (!done) {
        health.push(await guest.ask('/healthz'));
        await wait(HEALTH_EVERY_MS);
      }
    })();
    const pages = await Promise.all(addresses(0, PAGES).map((path) => guest.ask(path)));
    const workMs = site.cpuMs() - workBefore;
    done = true;
    await watch;
    return {
      p95Ms: atShare(pages, 0.95),
      healthMs: atShare(health, 1),
      workMs,
      failed: failedOf(pages) + failedOf(health),
    };
  } finally {
    guest.close();
    site.stop();
  }
}

const Drawings = v.object({
  items: v.pipe(
    v.array(v.object({ fields: v.object({ file: v.object({ url: v.string() }) }) })),
    v.minLength(2),
  ),
});

/** Paths of two drawings of the embedded CMS. */
async function drawingsOf(origin: string): Promise<string[]> {
  const list = `${origin}/cdn/spaces/skein/assets?limit=2&fields.file.contentType=image/svg%2Bxml&access_token=demo-delivery`;
  const { items } = v.parse(Drawings, await (await fetch(list)).json());
  return items.map(({ fields }) => new URL(fields.file.url, list).pathname);
}

/** One client asks for many odd sizes of one drawing as AVIF and hangs up; somebody else would like new sizes, too. */
async function hostilePictures(): Promise<HostilePictures> {
  const site = await start();
  const hostile = visitor(site.origin, '203.0.113.7');
  const guest = visitor(site.origin, '198.51.100.7');
  try {
    const [odd = '', other = ''] = await drawingsOf(site.origin);
    const attack = Array.from({ length: PICTURES }, (_, index) =>
      hostile.ask(`${odd}?fm=avif&w=${4000 - 17 * index}`, HANGS_UP_MS),
    );
    const others = await Promise.all(
      Array.from({ length: OTHERS }, async (_, index) => {
        await wait((index + 1) * OTHERS_EVERY_MS);
        return guest.ask(`${other}?fm=webp&w=${400 + 60 * index}`);
      }),
    );
    await Promise.all(attack);
    // And as it would be after a second round, with what is being made then.
    const more = [1, 2, 3, 4].map((step) => hostile.ask(`${odd}?fm=avif&q=${40 + step}&w=4000`));
    await wait(ENDS_AFTER_MS);
    const endMs = await site.end();
    await Promise.all(more);
    return { otherMs: atShare(others, 1), otherFailed: failedOf(others), endMs };
  } finally {
    hostile.close();
    guest.close();
    site.stop();
  }
}

/** The process is asked to end while it draws. */
async function endAmidPages(): Promise<number> {
  const site = await start();
  const guest = visitor(site.origin, '198.51.100.7');
  try {
    const pages = addresses(0, PAGES / 4).map((path) => guest.ask(path));
    await wait(ENDS_AFTER_MS);
    await site.end();
    return (await Promise.all(pages)).filter(({ status }) => status === 0).length;
  } finally {
    guest.close();
    site.stop();
  }
}

export async function benchOwnOutages(say: (line: string) => void): Promise<OwnOutages> {
  say(`${PAGES} cold pages right after start`);
  const cold = await coldStart();
  say(`${PICTURES} hostile pictures`);
  const hostile = await hostilePictures();
  say('the end amid cold pages');
  return { coldStart: cold, hostilePictures: hostile, resetAtEnd: await endAmidPages() };
}

const seconds = (what: string, ms: number, limitMs: number) => most(what, ms / 1000, limitMs / 1000, 's');

export const ownOutageRows = ({
  coldStart: cold,
  hostilePictures: hostile,
  resetAtEnd,
}: OwnOutages): Row[] => [
  seconds(`${PAGES} cold pages right after start, p95`, cold.p95Ms, MOST_COLD_P95_MS),
  told(`work of all threads for ${PAGES} pages`, `${(cold.workMs / 1000).toFixed(1)} s`),
  seconds('/healthz meanwhile, the slowest', cold.healthMs, MOST_HEALTH_MS),
  none('of both, answers other than 200', cold.failed),
  seconds(`new pictures amid ${PICTURES} hostile ones, the slowest`, hostile.otherMs, MOST_OTHER_MS),
  none('of these, answers other than 200', hostile.otherFailed),
  seconds('from SIGTERM amid hostile pictures to the end', hostile.endMs, MOST_END_MS),
  none('cold pages that a SIGTERM amid them leaves without an answer', resetAtEnd),
];
