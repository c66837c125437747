import { randomUUID } from 'node:crypto';
import { pageVisitors, type PageVisitors } from '@skein/api';
import { offeredDays, requestForms, requestToWire, utcOf, type RequestFormId } from '@skein/forms/contract';
import { asker, wait, type Answer } from '../bench/ask.ts';
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
  readonly type: string;
  readonly body: string;
  /** Header with the key, where the body has no field for it. */
  readonly key?: string;
  /** What the sender wants to hear, and the status of success. */
  readonly accept: string;
  readonly taken: number;
  readonly cookie?: string;
}

/** A weekday that can be booked. */
const [CALL_DAY = ''] = offeredDays('America/New_York', Date.now()).slice(3);

const FORM = 'application/x-www-form-urlencoded';
/** A page that was opened for so long before its form is sent, ms: nobody types faster. */
const TYPING_MS = 5000;
const REQUESTS: readonly RequestFormId[] = [
  'businessContact',
  'buildingRequest',
  'webpassContact',
  'webpassResidential',
  'chat',
];

/** A request as a browser without script sends it, from a page that was drawn for its visitor. */
function requestPostOf(index: number, key: string, visitors: PageVisitors): Post {
  const form = requestForms[REQUESTS[index % REQUESTS.length] ?? 'chat'];
  const { stamp, setCookie = '' } = visitors(undefined);
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
  const fields = { ...typed, ...stamp(form), idempotencyKey: key, pageSource: form.page };
  return {
    path: form.path,
    type: FORM,
    body: new URLSearchParams(fields).toString(),
    accept: 'text/html',
    taken: 303,
    cookie: setCookie.split(';', 1)[0] ?? '',
  };
}

/** Both address routes and both ways of encoding, a call, and a request of each kind, in turn. */
function postOf(index: number, key: string, visitors: PageVisitors): Post {
  if (index % 4 === 3) return requestPostOf(index, key, visitors);
  const scripted = { accept: 'application/json', taken: 200 };
  const email = `visitor-${index}@example.com`;
  if (index % 4 === 2)
    return {
      ...scripted,
      path: '/api/schedule-call',
      type: 'application/json',
      key,
      body: JSON.stringify({
        firstName: 'Visitor',
        lastName: String(index),
        email,
        phone: '7375550142',
        issue: 'soak',
        issueDetail: 'soak',
        time: utcOf(CALL_DAY, '10:00', 'America/New_York'),
      }),
    };
  if (index % 4 === 0)
    return {
      ...scripted,
      path: '/address-forms',
      type: 'application/json',
      body: JSON.stringify({
        email,
        streetAddress: `${index} Juniper Street`,
        zipCode: '78701',
        recaptchaToken: 'test',
        idempotencyKey: key,
        pageSource: '/',
      }),
    };
  const fields = {
    token: 'test',
    email,
    street_address: `${index} Juniper Street`,
    zip_code: '78701',
    idempotencyKey: key,
  };
  return {
    ...scripted,
    path: '/address-check',
    type: FORM,
    body: new URLSearchParams(fields).toString(),
  };
}

/** Sends submissions at a steady rate, whatever becomes of them; each is sent again until somebody says it is kept. */
export async function sendVisitors({ dataDir, ports, rate, seconds }: VisitorsOptions): Promise<Visits> {
  const visitors = pageVisitors({ dataDir, secureCookies: false, now: () => Date.now() - TYPING_MS });
  const askers = ports.map((port) => asker(`http://127.0.0.1:${port}`));
  const answerTimesMs: number[] = [];
  const wrongAnswers: string[] = [];
  let retries = 0;

  async function attempt({ path, type, body, accept, cookie, key }: Post, index: number): Promise<number> {
    const headers = {
      'content-type': type,
      accept,
      ...(cookie !== undefined && { cookie }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
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
    const post = postOf(index, key, visitors);
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
  for (const { close } of askers) close();
  return { sent, answerTimesMs, retries, wrongAnswers };
}
