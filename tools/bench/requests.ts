import { join } from 'node:path';
import { requestsPerSecond } from './load.ts';
import { told, type Row } from './row.ts';
import { median, ROOT, serve } from './server.ts';

const ROUNDS = 7;
const LEAST_RATIO = 0.6;
/** Every answer with tokens of its own. */
const FORM_PATH = '/business/contact';
const FORM_ENCODINGS = ['gzip, deflate, br', 'identity'];
const LEAST_FORMS = 2000;

/**
 * Cached home against an empty route of the same framework, in turn, in the same run; and a page with a request form, as a
 * browser asks for it, and as it is.
 */
export async function benchRequests() {
  const site = await serve([join(ROOT, 'apps/site/dist/server/main.js')], {
    SITE_ENV: 'production',
    SITE_ORIGIN: 'https://www.example.com',
    LOG_LEVEL: 'error',
  });
  const empty = await serve([join(import.meta.dirname, 'empty-route.ts')]);
  try {
    await requestsPerSecond(`${site.origin}/`);
    await requestsPerSecond(`${empty.origin}/`);
    const rounds: { home: number; empty: number }[] = [];
    const forms: number[] = [];
    for (let i = 0; i < ROUNDS; i++)
      rounds.push({
        home: await requestsPerSecond(`${site.origin}/`),
        empty: await requestsPerSecond(`${empty.origin}/`),
      });
    for (const encodings of FORM_ENCODINGS) {
      const url = site.origin + FORM_PATH;
      const measured: number[] = [];
      await requestsPerSecond(url, { encodings });
      for (let i = 0; i < ROUNDS; i++) measured.push(await requestsPerSecond(url, { encodings, ms: 1000 }));
      forms.push(Math.round(median(measured)));
    }
    return {
      forms,
      homePerSecond: Math.round(median(rounds.map(({ home }) => home))),
      emptyPerSecond: Math.round(median(rounds.map((round) => round.empty))),
      ratio: median(rounds.map((round) => round.home / round.empty)),
    };
  } finally {
    site.stop();
    empty.stop();
  }
}

export const requestRows = ({
  forms,
  homePerSecond,
  emptyPerSecond,
  ratio,
}: Awaited<ReturnType<typeof benchRequests>>): Row[] => [
  told('cached home, requests/s', String(homePerSecond)),
  told('empty route, requests/s', String(emptyPerSecond)),
  {
    what: 'cached home ÷ empty route',
    figure: ratio.toFixed(2),
    limit: `≥ ${LEAST_RATIO}`,
    ok: ratio >= LEAST_RATIO,
  },
  ...forms.map((perSecond, index) => ({
    what: `page with a request form, ${FORM_ENCODINGS[index] === 'identity' ? 'as it is' : 'compressed'}, answers/s`,
    figure: String(perSecond),
    limit: `≥ ${LEAST_FORMS}`,
    ok: perSecond >= LEAST_FORMS,
  })),
];
