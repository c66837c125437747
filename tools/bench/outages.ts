import { setTimeout as wait } from 'node:timers/promises';
import { ADDRESS_FORMS_PATH } from '@skein/forms/contract';
import { msAt, statuses } from './answers.ts';
import { asker, type Answer } from './ask.ts';
import { pathOf, writeLargeExport } from './cold-pages.ts';
import { picturesOf } from './pictures-of.ts';
import { openGate, type Gate, type Weather } from './gate.ts';
import { most, none, type Row } from './row.ts';
import { until } from './until.ts';
import { API, serve, startSite } from '../commands/serve.ts';

const KINDS = {
  warm: 'Warm page',
  cold: 'Page never asked for',
  form: 'Form without script',
  script: 'Form by script',
  picture: 'Picture',
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

export interface OutageRow extends Readonly<Record<Kind, readonly Answer[]>> {
  readonly what: string;
}

const PAGES = 120;
const WARM_PATHS = ['/', '/intl/es', '/support', '/product/internet', '/intl/es/wifi', '/business'];
/** Delay of each piece that a slow server sends, in ms. */
const SLOW_MS = 3000;
const VISIT_MS = 6000;
const VISITORS = 4;
const EACH = 4;
const PATIENCE_MS = 20_000;
/** How long the site may take to draw new pages again after an outage, in ms. */
const BACK_MS = 60_000;
const HTML = { accept: 'text/html', 'accept-encoding': 'br' };

/**
 * Number of forms that all visitors of this process have sent. No two forms have the same content, because the
 * site accepts a repeated form without storing it.
 */
let sent = 0;

/** Returns functions that send the requests of visitors. They never throw: after an error, the status is 0. */
export function visitor(
  origin: string,
  picture: string,
  {
    patienceMs = PATIENCE_MS,
    ...from
  }: { readonly patienceMs?: number; readonly localAddress?: string } = {},
) {
  const { ask: askWith, ...close } = asker(origin, from);
  const ask = (path: string, headers: Readonly<Record<string, string>>, body?: string) =>
    askWith(path, { headers, patienceMs, ...(body !== undefined && { body }) });
  const typed = () => ({
    email: `visitor-${++sent}@example.com`,
    streetAddress: `${sent} Juniper Street`,
    zipCode: '78701',
  });
  return {
    page: (path: string) => ask(path, HTML),
    picture: () => ask(picture, { accept: 'image/*' }),
    form: () =>
      ask(
        ADDRESS_FORMS_PATH,
        { ...HTML, 'content-type': 'application/x-www-form-urlencoded', origin, referer: `${origin}/` },
        new URLSearchParams({ ...typed(), pageSource: '/' }).toString(),
      ),
    script: () =>
      ask(
        ADDRESS_FORMS_PATH,
        { accept: 'application/json', 'content-type': 'application/json', origin, referer: `${origin}/` },
        JSON.stringify({
          ...typed(),
          recaptchaToken: 'test',
          idempotencyKey: crypto.randomUUID(),
          pageSource: '/',
        }),
      ),
    ...close,
  };
}
export type Visitor = ReturnType<typeof visitor>;

async function times(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index++) answers.push(await ask(index));
  return answers;
}

async function warmVisits(visitor: Visitor): Promise<Answer[]> {
  const end = performance.now() + VISIT_MS;
  const answers: Answer[] = [];
  const visit = async (first: number) => {
    for (let index = first; performance.now() < end; index++) {
      answers.push(await visitor.page(WARM_PATHS[index % WARM_PATHS.length] ?? '/'));
      await wait(20);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, first) => visit(first)));
  return answers;
}

/**
 * Sends all kinds of requests at the same time.
 * @param cold paths of pages that are not in the cache
 */
export async function measure(what: string, visitor: Visitor, cold: readonly string[]): Promise<OutageRow> {
  // Wait until the pages in memory have expired, so that each visit renews a page.
  await wait(1200);
  const [warm, unseen, form, script, picture] = await Promise.all([
    warmVisits(visitor),
    times(cold.length, (index) => visitor.page(cold[index] ?? '/')),
    times(EACH, visitor.form),
    times(EACH, visitor.script),
    times(EACH, visitor.picture),
  ]);
  return { what, warm, cold: unseen, form, script, picture };
}

/**
 * Measures the site's answers to visitors while the CMS or the other services fail. Proxies in front of them simulate
 * slow, hung, killed or broken servers, and answers of a few bytes at a time.
 */
export async function benchOutages(): Promise<OutageRow[]> {
  await using services = await serve(API, { CONTENT_EXPORT: writeLargeExport(PAGES), RATE_LIMIT: 'off' });
  await using cms = await openGate(services.port, SLOW_MS);
  await using others = await openGate(services.port, SLOW_MS);
  await using site = await startSite({
    SERVICES_URL: `http://localhost:${others.port}`,
    CONTENT_HOST: `localhost:${cms.port}`,
    CONTENT_TTL: '1',
  });
  const [picture = ''] = await picturesOf(services.origin, 'mimetype_group=image');
  using guest = visitor(site.origin, picture);
  let next = 0;
  const unseen = () => Array.from({ length: EACH }, () => pathOf(next++));
  const rows: OutageRow[] = [];
  async function during(what: string, gate: Gate, weather: Weather): Promise<void> {
    console.timeLog('bench', `${what} ${weather}`);
    await gate.change(weather);
    rows.push(await measure(`${what} ${weather}`, guest, unseen()));
    await gate.change('normal');
    // Wait until the site can draw new pages again.
    const isBack = await until(async () => (await guest.page(pathOf(next++))).status === 200, BACK_MS);
    if (!isBack) throw new Error(`The site did not come back after the ${what} was ${weather}`);
  }
  for (const path of WARM_PATHS) await guest.page(path);
  console.timeLog('bench', 'everything normal');
  rows.push(await measure('normal', guest, unseen()));
  for (const [what, gate] of [
    ['CMS', cms],
    ['services', others],
  ] as const)
    for (const weather of ['slow', 'hung', 'dripping', 'garbage', 'killed'] as const)
      await during(what, gate, weather);
  return rows;
}

const ms = (value: number) => (value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${value.toFixed(0)} ms`);
const cell = (answers: readonly Answer[]) =>
  `${statuses(answers)}; ${ms(msAt(0.5, answers))} / ${ms(msAt(0.95, answers))}`;

/** Returns a table for docs/operating.md. Each cell shows counts by status, and the times p50 / p95. */
export function outageTable(rows: readonly OutageRow[]): string {
  const head = ['', ...Object.values(KINDS)];
  const lines = rows.map((row) => [row.what, ...kinds.map((kind) => cell(row[kind]))]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Limit for the time of pages in memory while the CMS hangs, as a multiple of the normal time. */
const HANGING_MOST = 2;

export function outageRows(found: readonly OutageRow[]): Row[] {
  const warm = (what: string) => msAt(0.95, found.find((row) => row.what === what)?.warm ?? []);
  const all = found.flatMap((row) => kinds.flatMap((kind) => row[kind]));
  const failures = found.flatMap((row) => row.warm).filter(({ status }) => status >= 500);
  return [
    most(
      'warm pages while the CMS hangs, p95',
      warm('CMS hung') / warm('normal'),
      HANGING_MOST,
      '× normally',
      2,
    ),
    none(
      'requests without an answer, in all outages together',
      all.filter(({ status }) => status === 0).length,
    ),
    none('5xx on pages that were drawn once, in all outages together', failures.length),
  ];
}
