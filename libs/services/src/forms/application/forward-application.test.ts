import { describe, expect, it } from 'vitest';
import { countOutbox } from '../../posts/outbox/outbox-rows.ts';
import { outboxWorker } from '../../posts/outbox/worker.ts';
import { hashContent, recordSubmission } from '../../storage/submissions.ts';
import { applicationForwarder } from './forward-application.ts';
import { APPLICATION_KIND } from './applications.constants.ts';
import { NOW, serveApplications } from './testing/applications-server.ts';
import { pdf } from './testing/files.ts';
import { answers } from './testing/parts.ts';

interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly resume: Buffer;
}

/** Returns a job board that answers with the given statuses, and then with 200. */
function board(...statuses: number[]) {
  const calls: Call[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (!(init?.body instanceof FormData)) throw new Error('not a form');
    const resume = init.body.get('resume');
    if (!(resume instanceof File)) throw new Error('no file');
    calls.push({
      url: String(input),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body,
      // Reads the file during the call, because the forwarder deletes it afterwards.
      resume: Buffer.from(await resume.arrayBuffer()),
    });
    return new Response('thanks', { status: statuses.shift() ?? 200 });
  };
  return { calls, fetch };
}

const URL_OF_BOARD = 'https://boards.test/_grow/api/submit-application';
const log = { warn: () => {}, error: () => {} };

describe('applications that go on to a job board', () => {
  it('go as they came, files included, under a key of their own, until they are taken', async () => {
    const { post, storage, files, rows } = await serveApplications();
    const content = pdf(3000);
    await post([
      ...answers({ resume: { name: 'Ana.pdf', content } }),
      ['question_2[]', '10'],
      ['question_2[]', '11'],
      ['demographic_answers[0][question_id]', '77'],
      ['demographic_answers[0][answer_options][0][answer_option_id]', '101'],
      ['demographic_answers[0][answer_options][0][text]', 'Green'],
    ]);
    const { calls, fetch } = board(503);
    let nowMs = NOW;
    const worker = outboxWorker({
      storage,
      receiver: undefined,
      deliverers: {
        [APPLICATION_KIND]: applicationForwarder({ url: URL_OF_BOARD, key: 'secret', files, fetch }),
      },
      log,
      random: () => 0,
      clock: { now: () => nowMs, wait: () => Promise.resolve() },
    });
    expect(await worker.runOnce()).toBe(1);
    nowMs += 60_000;
    expect(await worker.runOnce()).toBe(1);
    expect(await countOutbox(storage)).toEqual({ queued: 0, delivered: 1, dead: 0 });

    const [row] = await rows();
    const [first, second] = calls;
    expect(second?.headers['idempotency-key']).toBe(row?.id);
    expect(first?.headers['idempotency-key']).toBe(row?.id);
    expect(first?.headers['authorization']).toBe(`Basic ${btoa('secret:')}`);
    const sent = [...(second?.body ?? [])].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    expect(sent).toEqual([
      ['board_token', 'skein'],
      ['job_id', '4401'],
      ['mapped_url_token', 'website'],
      ['gh_src', ''],
      ['first_name', 'Ana'],
      ['last_name', 'Núñez'],
      ['email', 'ana@example.com'],
      ['question_1', '1'],
      ['question_2[]', '10'],
      ['question_2[]', '11'],
      ['demographic_answers[0][question_id]', '77'],
      ['demographic_answers[0][answer_options][0][answer_option_id]', '101'],
      ['demographic_answers[0][answer_options][0][text]', 'Green'],
      ['resume', 'Ana.pdf'],
    ]);
    const file = second?.body.get('resume');
    expect(second?.resume.equals(content)).toBe(true);
    expect(file instanceof File && file.type).toBe('application/pdf');
  });

  it('leave everything else where it is, while nobody takes that', async () => {
    const { storage, files } = await serveApplications();
    await recordSubmission(
      storage,
      {
        kind: 'address_form',
        idempotencyKey: 'k',
        contentHash: hashContent({}),
        payload: {},
        flags: [],
        answer: '',
        tokens: [],
      },
      NOW,
    );
    const { calls, fetch } = board();
    const worker = outboxWorker({
      storage,
      receiver: undefined,
      deliverers: { [APPLICATION_KIND]: applicationForwarder({ url: URL_OF_BOARD, files, fetch }) },
      log,
    });
    expect([await worker.runOnce(), calls]).toEqual([0, []]);
    expect(await countOutbox(storage)).toEqual({ queued: 1, delivered: 0, dead: 0 });
  });
});
