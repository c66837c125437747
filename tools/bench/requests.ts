import { join } from 'node:path';
import { requestsPerSecond } from './load.ts';
import { median } from './quantile.ts';
import { least, told, type Row } from './row.ts';
import { LIKE_PRODUCTION, serve, startSite } from '../commands/serve.ts';

const ROUNDS = 7;
const LEAST_RATIO = 0.6;
/** Every answer with tokens of its own. */
const FORM_PATH = '/business/contact';
const FORM_ENCODINGS = { compressed: 'gzip, deflate, br', 'as it is': 'identity' };
const LEAST_FORMS = 2000;

/**
 * Cached home against an empty route of the same framework, in turn, in the same run; and a page with a request form, as a
 * browser asks for it, and as it is.
 */
export async function benchRequests(): Promise<Row[]> {
  await using site = await startSite(LIKE_PRODUCTION);
  await using empty = await serve([join(import.meta.dirname, 'empty-route.ts')]);
  const home = () => requestsPerSecond(`${site.origin}/`);
  const nothing = () => requestsPerSecond(`${empty.origin}/`);
  await home();
  await nothing();
  const rounds: { readonly home: number; readonly empty: number }[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push({ home: await home(), empty: await nothing() });
  const rows = [
    told('cached home, requests/s', median(rounds.map((round) => round.home)).toFixed(0)),
    told('empty route, requests/s', median(rounds.map((round) => round.empty)).toFixed(0)),
    least(
      'cached home ÷ empty route',
      median(rounds.map((round) => round.home / round.empty)),
      LEAST_RATIO,
      2,
    ),
  ];
  for (const [how, encodings] of Object.entries(FORM_ENCODINGS)) {
    const form = (ms = 3000) => requestsPerSecond(site.origin + FORM_PATH, { encodings, ms });
    await form();
    const measured: number[] = [];
    for (let i = 0; i < ROUNDS; i++) measured.push(await form(1000));
    rows.push(least(`page with a request form, ${how}, answers/s`, median(measured), LEAST_FORMS));
  }
  return rows;
}
