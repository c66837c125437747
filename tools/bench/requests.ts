import { join } from 'node:path';
import { requestsPerSecond } from './load.ts';
import { median } from './quantile.ts';
import { least, told, type Row } from './row.ts';
import { LIKE_PRODUCTION, serve, startSite } from '../commands/serve.ts';

const ROUNDS = 7;
const LEAST_RATIO = 0.6;
const FORM_PATH = '/business/contact';
const LEAST_FORM_RATIO = 0.8;

/**
 * Measures the requests per second of three pages: the cached home page, a page that has a request form, and an
 * empty route. The limits are ratios of these rates.
 */
export async function benchRequests(): Promise<Row[]> {
  await using site = await startSite(LIKE_PRODUCTION);
  await using empty = await serve([join(import.meta.dirname, 'empty-route.ts')]);
  const home = () => requestsPerSecond(`${site.origin}/`);
  const form = () => requestsPerSecond(site.origin + FORM_PATH);
  const nothing = () => requestsPerSecond(`${empty.origin}/`);
  await home();
  await form();
  await nothing();
  const rounds: { readonly home: number; readonly form: number; readonly empty: number }[] = [];
  for (let i = 0; i < ROUNDS; i++)
    rounds.push({ home: await home(), form: await form(), empty: await nothing() });
  const over = (ratio: (round: (typeof rounds)[number]) => number) => median(rounds.map(ratio));
  return [
    told('cached home, requests/s', over(({ home }) => home).toFixed(0)),
    told('empty route, requests/s', over(({ empty }) => empty).toFixed(0)),
    least(
      'cached home ÷ empty route',
      over(({ home, empty }) => home / empty),
      LEAST_RATIO,
      2,
    ),
    told('page with a request form, requests/s', over(({ form }) => form).toFixed(0)),
    least(
      'page with a request form ÷ cached home',
      over(({ form, home }) => form / home),
      LEAST_FORM_RATIO,
      2,
    ),
  ];
}
