import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pageFormToken } from '@skein/services';
import { requestForms } from '@skein/content/requests';
import { offeredDays, requestToWire, tokenFieldOf, utcOf, type RequestFormId } from '@skein/forms/contract';
import { asker, type Answer } from '../bench/ask.ts';
import type { Sent } from './verdict.ts';

export interface VisitorsOptions {
  /** Of the services: their key signs the pages that requests are sent from. */
  readonly dataDir: string;
  readonly ports: readonly number[];
  readonly rate: number;
  readonly seconds: number;
}

export interface Visits {
  readonly sent: readonly Sent[];
  /** Of attempts that were answered, ms, in no order. */
  readonly answerTimesMs: readonly number[];
  /** Attempts that failed and were made again. */
  readonly retries: number;
  /** Answers that should not be: anything but success and "try again". */
  readonly wrongAnswers: readonly string[];
}

/** One in so many is sent twice at the same moment, as by an impatient finger. */
const DOUBLE_CLICK_EVERY = 20;
const RETRY_MS = 250;
const PATIENCE_MS = 60_000;
const TIMEOUT_MS = 15_000;

interface Post {
  readonly path: string;
  /** Fields of a form, or JSON. */
  readonly body: URLSearchParams | object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Status of success: a page follows, or there is script that reads the answer. */
  readonly taken: 303 | 200;
}

/** A weekday that can be booked. */
const [CALL_DAY = ''] = offeredDays('America/New_York', Date.now()).slice(3);

const REQUESTS: readonly RequestFormId[] = [
  'businessContact',
  'buildingRequest',
  'webpassContact',
  'webpassResidential',
  'chat',
];

/** A request as a browser without script sends it. */
function requestPostOf(index: number, key: string, formToken: string): Post {
  const form = requestForms[REQUESTS[index % REQUESTS.length] ?? 'chat'];
  const typed = requestToWire(form, {
    company: 'Juniper Print',
    firstName: 'Sam',
    lastName: `Lee ${index}`,
    email: `visitor-${index}@example.com`,
    phone: '(555) 555-0123',
    street: `${index} Juniper Street`,
    city: 'Austin',
    zip: '78701',
    units: form.choices.units?.[0],
    year: 'true',
    message: 'Hello',
  });
  const fields = { ...typed, [tokenFieldOf(form)]: formToken, idempotencyKey: key, pageSource: form.page };
  return { path: form.path, body: new URLSearchParams(fields), taken: 303 };
}

/** Both address routes and both ways of encoding, a call, and a request of each kind, in turn. */
function postOf(index: number, key: string, formToken: string): Post {
  if (index % 4 === 3) return requestPostOf(index, key, formToken);
  const email = `visitor-${index}@example.com`;
  const street = `${index} Juniper Street`;
  if (index % 4 === 2) {
    const time = utcOf(CALL_DAY, '10:00', 'America/New_York');
    const who = { firstName: 'Visitor', lastName: String(index), email, phone: '7375550142' };
    const body = { ...who, issue: 'soak', issueDetail: 'soak', time };
    return { path: '/api/schedule-call', body, headers: { 'idempotency-key': key }, taken: 200 };
  }
  const kept = { email, idempotencyKey: key };
  if (index % 4 === 0) {
    const typed = { streetAddress: street, zipCode: '78701', recaptchaToken: 'test', pageSource: '/' };
    return { path: '/address-forms', body: { ...kept, ...typed }, taken: 200 };
  }
  const fields = { ...kept, token: 'test', street_address: street, zip_code: '78701' };
  return { path: '/address-check', body: new URLSearchParams(fields), taken: 200 };
}

/** Sends submissions at a steady rate, whatever becomes of them; each is sent again until somebody says it is kept. */
export async function sendVisitors({ dataDir, ports, rate, seconds }: VisitorsOptions): Promise<Visits> {
  const formToken = pageFormToken({ dataDir });
  const askers = ports.map((port) => asker(`http://127.0.0.1:${port}`));
  const answerTimesMs: number[] = [];
  const wrongAnswers: string[] = [];
  let retries = 0;

  async function attempt({ path, body: given, headers: own, taken }: Post, index: number): Promise<number> {
    const [type, body] =
      given instanceof URLSearchParams
        ? ['application/x-www-form-urlencoded', given.toString()]
        : ['application/json', JSON.stringify(given)];
    const accept = taken === 303 ? 'text/html' : 'application/json';
    const headers = { 'content-type': type, accept, ...own };
    const none: Answer = { status: 0, firstByteMs: 0, ms: 0 };
    const { status, ms } =
      (await askers[index % askers.length]?.ask(path, { headers, body, patienceMs: TIMEOUT_MS })) ?? none;
    if (status !== 0) answerTimesMs.push(ms);
    return status;
  }

  async function visit(post: Post, index: number): Promise<boolean> {
    const begun = performance.now();
    for (let tries = 0; performance.now() - begun < PATIENCE_MS; tries += 1) {
      const status = await attempt(post, index + tries);
      if (status === post.taken) return true;
      if (status !== 0 && status !== 503) {
        wrongAnswers.push(`${post.path} ${status}`);
        return false;
      }
      retries += 1;
      await wait(RETRY_MS);
    }
    return false;
  }

  async function submit(index: number): Promise<Sent> {
    const key = randomUUID();
    const post = postOf(index, key, formToken());
    const clicks = index % DOUBLE_CLICK_EVERY === 0 ? [0, 1] : [0];
    const answers = await Promise.all(clicks.map((click) => visit(post, index + click)));
    return { key, acknowledged: answers.some(Boolean) };
  }

  const all: Promise<Sent>[] = [];
  const begun = performance.now();
  while (all.length < rate * seconds) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - begun) / 1000) * rate));
    while (all.length < due) all.push(submit(all.length));
    await wait(5);
  }
  const sent = await Promise.all(all);
  for (const one of askers) one[Symbol.dispose]();
  return { sent, answerTimesMs, retries, wrongAnswers };
}
