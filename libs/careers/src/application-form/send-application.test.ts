import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkForm, typedText } from '@skein/forms/contract';
import { applicationOf, applicationRules } from '../application/index.ts';
import { readJob, type Job } from '../contract/index.ts';
import { publicJob } from '../testing/public-board.fixtures.ts';
import { sendApplication, SILENCE_MAX_MS, type ApplicationOrder } from './send-application.ts';

/** Creates a request that answers when the test decides. */
function standInRequest() {
  const upload = new EventTarget();
  const headers: Record<string, string> = {};
  const target = Object.assign(new EventTarget(), {
    upload,
    status: 0,
    responseText: '',
    opened: [] as string[],
    body: undefined as FormData | undefined,
    aborted: false,
    open: (...line: string[]) => void target.opened.push(line.join(' ')),
    setRequestHeader: (name: string, value: string) => void (headers[name] = value),
    getResponseHeader: (name: string): string | null => (name === 'retry-after' ? target.retryAfter : null),
    retryAfter: null as string | null,
    send: (body: FormData) => void (target.body = body),
    abort() {
      target.aborted = true;
      target.dispatchEvent(new Event('abort'));
    },
  });
  return {
    target,
    headers,
    request: target as unknown as XMLHttpRequest,
    progress: (loaded: number, total: number) =>
      upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: true })),
    answer(status: number, body: unknown = '') {
      target.status = status;
      target.responseText = typeof body === 'string' ? body : JSON.stringify(body);
      target.dispatchEvent(new Event('load'));
    },
  };
}

const file = new File(['%PDF-'], 'resume.pdf');

function order(changes: Partial<ApplicationOrder> = {}): ApplicationOrder {
  const entered = new FormData();
  entered.append('first_name', ' Ana ');
  entered.append('resume', file);
  entered.append('cover_letter', new File([], ''));
  return {
    url: '/_grow/api/submit-application',
    values: {},
    idempotencyKey: 'key-12345678',
    honeypot: '',
    page: { pathname: '/careers/job', search: '?id=44444&gh_src=abc' },
    application: applicationOf(readJob(publicJob) as Job),
    boardToken: 'skein',
    jobId: '44444',
    humanCheck: true,
    entered: () => entered,
    failed: 'There was a problem.',
    onProgress: () => {},
    onStart: () => {},
    ...changes,
  };
}

const start = (changes?: Partial<ApplicationOrder>) => {
  const stage = standInRequest();
  return { ...stage, result: sendApplication(order(changes), undefined, stage.request) };
};

/** Sends an application on a page whose human check answers when the test decides. */
function withCheck(changes: Partial<ApplicationOrder> = {}) {
  const stage = standInRequest();
  const token = Promise.withResolvers<string>();
  const check = { prepare: () => {}, token: () => token.promise };
  return { ...stage, token, result: sendApplication(order(changes), { check }, stage.request) };
}

beforeEach(() => void vi.useFakeTimers());

describe('an application on its way', () => {
  it('takes the proof of the human check along, to a service of its own origin alone', async () => {
    const { target, token, answer, result } = withCheck();
    expect(target.body).toBeUndefined();
    token.resolve('proof');
    await vi.waitFor(() => expect(target.body?.get('g-recaptcha-response')).toBe('proof'));
    answer(200, { submitted: true });
    expect(await result).toEqual({ kind: 'accepted' });
    expect(withCheck({ url: 'https://boards.example/apply' }).target.body?.has('g-recaptcha-response')).toBe(
      false,
    );
  });

  it('asks for no proof where the form says so', () => {
    expect(withCheck({ humanCheck: false }).target.body?.has('g-recaptcha-response')).toBe(false);
  });

  it('goes without a proof that cannot be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { target, token, answer, result } = withCheck();
    token.reject(new Error('away'));
    await vi.waitFor(() => expect(target.body?.get('g-recaptcha-response')).toBe('test'));
    answer(200, { submitted: true });
    expect(await result).toEqual({ kind: 'accepted' });
  });

  it('that is stopped while it waits for the proof is never sent', async () => {
    let stop = () => {};
    const { target, token, result } = withCheck({ onStart: (abort) => (stop = abort) });
    stop();
    token.resolve('proof');
    expect(await result).toEqual({ kind: 'failed', reason: 'abort' });
    expect(target.body).toBeUndefined();
  });

  it('has choices as the board wrote them', () => {
    const question = {
      label: 'Hours?',
      fields: [
        {
          name: 'zip',
          type: 'multi_value_single_select',
          values: [{ value: '9 – 5 ', label: 'Nine to five' }],
        },
      ],
    };
    const application = applicationOf(readJob({ ...publicJob, questions: [question] }) as Job);
    const entered = new FormData();
    entered.append('zip', '9 – 5 ');
    const { target } = start({ application, entered: () => entered });
    expect(target.body?.get('zip')).toBe('9 – 5 ');
    const rules = applicationRules(application, () => undefined);
    expect(checkForm(rules, { zip: typedText('zip', '9 – 5 ') }, ['zip'])).toEqual([]);
  });

  it('is what the board reads, and nothing else; its key goes beside it', async () => {
    const { target, headers, answer, result } = start();
    expect(target.opened).toEqual(['POST /_grow/api/submit-application']);
    expect(
      [...(target.body ?? [])].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    ).toEqual([
      ['board_token', 'skein'],
      ['job_id', '44444'],
      ['mapped_url_token', 'abc'],
      ['gh_src', 'abc'],
      ['first_name', 'Ana'],
      ['resume', 'resume.pdf'],
    ]);
    expect(headers).toEqual({
      'idempotency-key': 'key-12345678',
      accept: 'application/json',
      'accept-language': 'en',
    });
    answer(200, { submitted: true });
    expect(await result).toEqual({ kind: 'accepted' });
  });

  it('carries no header to a service of another origin that it would have to allow', () => {
    const { headers } = start({ url: 'https://boards.example.com/_grow/api/submit-application' });
    expect(headers).toEqual({ accept: 'application/json' });
  });

  it('tells how much has left', () => {
    const seen: number[][] = [];
    const { progress } = start({ onProgress: (sent, total) => void seen.push([sent, total]) });
    progress(3, 10);
    progress(10, 10);
    expect(seen).toEqual([
      [3, 10],
      [10, 10],
    ]);
  });

  it('can be stopped', async () => {
    let stop = () => {};
    const { target, result } = start({ onStart: (abort) => void (stop = abort) });
    stop();
    expect(target.aborted).toBe(true);
    expect(await result).toMatchObject({ kind: 'failed' });
  });

  it('is waited for as long as something is heard, however slow', async () => {
    const { target, progress, answer, result } = start();
    for (let part = 1; part < 10; part += 1) {
      vi.advanceTimersByTime(SILENCE_MAX_MS - 1);
      progress(part, 10);
    }
    expect(target.aborted).toBe(false);
    answer(201, { submitted: true });
    expect(await result).toEqual({ kind: 'accepted' });
    vi.advanceTimersByTime(SILENCE_MAX_MS);
    expect(target.aborted).toBe(false);
  });

  it('is given up after a minute of silence', async () => {
    const { target, result } = start();
    vi.advanceTimersByTime(SILENCE_MAX_MS);
    expect(target.aborted).toBe(true);
    expect(await result).toMatchObject({ kind: 'failed' });
  });

  it('comes back with what the service found wrong', async () => {
    const { answer, result } = start();
    answer(422, { error: { code: 'invalid_fields', message: 'No.', fields: { resume: 'fileType' } } });
    expect(await result).toMatchObject({
      kind: 'refused',
      issues: [{ field: 'resume', message: 'fileType' }],
    });
  });

  it('has failed with any other answer; what the service says comes after what the form says', async () => {
    const { target, answer, result } = start();
    target.retryAfter = '60';
    answer(429, { error: { code: 'too_many_requests', message: 'That was a lot.' } });
    const failed = await result;
    expect(failed).toMatchObject({ kind: 'failed', message: 'There was a problem. That was a lot.' });
    expect(failed.kind === 'failed' && failed.hints?.[0]?.(({ en }) => en, 'en')).toBe(
      'You can try again in 1 minute.',
    );
  });

  it.each([
    [500, 'oops'],
    [404, '<html>'],
    [302, ''],
  ])('has failed with %i, whatever the answer is', async (status, body) => {
    const { answer, result } = start();
    answer(status, body);
    expect(await result).toMatchObject({ kind: 'failed', message: undefined });
  });

  it.each([
    [200, '<title>Sign in</title>'],
    [202, '<title>One moment</title>'],
    [200, ''],
    [200, '"taken"'],
    // The `Response` constructor throws for these.
    [205, '<html>'],
    [999, ''],
  ])('has failed with %i and %j, which is no answer of the service', async (status, body) => {
    const { answer, result } = start();
    answer(status, body);
    expect(await result).toMatchObject({ kind: 'failed' });
  });

  it('is taken with an empty 204', async () => {
    const { answer, result } = start();
    answer(204);
    expect(await result).toEqual({ kind: 'accepted' });
  });

  it.each([
    [200, ''],
    [201, '<title>Thank you</title>'],
  ])('is taken by a board elsewhere with %i, whatever it says', async (status, body) => {
    const { answer, result } = start({ url: 'https://boards.example.com/_grow/api/submit-application' });
    answer(status, body);
    expect(await result).toEqual({ kind: 'accepted' });
  });

  it('has failed when the network is gone', async () => {
    const { target, result } = start();
    target.dispatchEvent(new Event('error'));
    expect(await result).toMatchObject({ kind: 'failed' });
  });
});
