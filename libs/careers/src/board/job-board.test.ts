import { describe, expect, it, vi } from 'vitest';
import {
  publicDepartments,
  publicJob,
  publicOffices,
  publicSections,
} from '../testing/public-board.fixtures.ts';
import { createJobBoard } from './job-board.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Returns a `fetch` that gives these answers, by URL. A number is a status. Other URLs answer with status 404. */
function serve(answers: Answers) {
  const asked = vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) => {
    const answer = answers[String(input)];
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'string') return new Response(answer);
    return typeof answer === 'number' || answer === undefined
      ? new Response('', { status: answer ?? 404 })
      : Response.json(answer);
  });
  return asked;
}

const readerAnswers = {
  '/careers-reader/offices': publicOffices,
  '/careers-reader/sections': publicSections,
  '/careers-reader/job?id=44444': publicJob,
};
const BASE = 'https://boards.example/v1/boards/skein';
const publicAnswers = {
  [`${BASE}/offices`]: publicOffices,
  [`${BASE}/sections`]: publicSections,
  [`${BASE}/departments`]: publicDepartments,
  [`${BASE}/jobs/44444?questions=true`]: publicJob,
};
const reader = (answers: Answers) =>
  createJobBoard({ kind: 'reader', url: '/careers-reader' }, { fetch: serve(answers) });
const publicBoard = (answers: Answers) =>
  createJobBoard({ kind: 'public', url: `${BASE}/` }, { fetch: serve(answers) });

describe('a job board', () => {
  it('yields the same from the reader and from a public board', async () => {
    const [ours, theirs] = [reader(readerAnswers), publicBoard(publicAnswers)];
    const [list, publicList] = [await ours.list(), await theirs.list()];
    expect(list).toMatchObject({
      ok: true,
      value: { offices: [{}, { name: 'San Francisco' }], sections: [{}] },
    });
    const lists = (answer: typeof list) => answer.ok && [answer.value.offices, answer.value.sections];
    expect(lists(publicList)).toEqual(lists(list));
    expect(await theirs.job('44444')).toEqual(await ours.job('44444'));
  });

  it('lists a public board without sections or departments of its own', async () => {
    const list = await publicBoard({ [`${BASE}/offices`]: publicOffices }).list();
    expect(list).toMatchObject({ ok: true, value: { sections: [], departments: undefined } });
  });

  it('takes departments that a reader has beside its offices', async () => {
    const offices = { ...publicOffices, ...publicDepartments };
    const list = await reader({ ...readerAnswers, '/careers-reader/offices': offices }).list();
    const theirs = await publicBoard(publicAnswers).list();
    expect(list).toEqual(theirs);
  });

  it.each([
    [500, 'refused'],
    [{}, 'unreadable'],
  ])('is listed without its departments when these answer %j, and reports them', async (answer, reason) => {
    const onDropped = vi.fn();
    const fetch = serve({ ...publicAnswers, [`${BASE}/departments`]: answer });
    const list = await createJobBoard({ kind: 'public', url: BASE }, { fetch, onDropped }).list();
    expect(list).toMatchObject({ ok: true, value: { departments: undefined } });
    expect(onDropped).toHaveBeenCalledWith({ record: 'departments', reason });
  });

  it.each([
    ['refused', 500],
    ['refused', 403],
    ['not-found', 404],
    ['unreachable', new TypeError('offline')],
    ['unreadable', '<!doctype html>'],
    ['unreadable', {}],
    ['unreadable', { offices: {} }],
  ])('tells that it is %s when it answers %j', async (reason, answer) => {
    const board = reader({ ...readerAnswers, '/careers-reader/offices': answer });
    expect(await board.list()).toMatchObject({ ok: false, reason });
  });

  const office = { id: 1, name: 'Austin', location: 'Austin, TX' };
  const department = { id: 2, name: 'Night', jobs: [] };
  it.each([
    ['the jobs lack a title', [{ ...office, departments: [{ ...department, jobs: [{ id: 7 }] }] }]],
    ['an office has a map of departments', [{ ...office, departments: { '2': department } }]],
    ['a department has no list of jobs', [{ ...office, departments: [{ ...department, jobs: 'many' }] }]],
    ['an office is no record', [null]],
  ])('is unreadable where %s, and no job is left', async (_, offices) => {
    const lists = (sections: unknown) =>
      reader({ '/careers-reader/offices': { offices }, '/careers-reader/sections': sections }).list();
    expect(await lists({ sections: [] })).toEqual({ ok: false, reason: 'unreadable' });
    expect(await lists(publicSections)).toMatchObject({ ok: true });
  });

  it.each([
    ['no office', []],
    ['an office without departments', [office]],
    ['a department without jobs', [{ ...office, departments: [department] }]],
    ['an office whose name cannot be read', [{ ...office, name: 7, departments: [department] }]],
  ])('is empty with %s', async (_, offices) => {
    const answers = { '/careers-reader/offices': { offices }, '/careers-reader/sections': { sections: [] } };
    expect(await reader(answers).list()).toMatchObject({ ok: true });
  });

  it('is not listed in part: without its sections it has failed', async () => {
    const board = reader({ ...readerAnswers, '/careers-reader/sections': 500 });
    expect(await board.list()).toMatchObject({ ok: false, reason: 'refused' });
  });

  it.each([
    ['not-found', '1'],
    ['not-found', '../offices'],
    ['not-found', ''],
  ])('tells that a job is %s: %j', async (reason, id) => {
    expect(await reader(readerAnswers).job(id)).toMatchObject({ ok: false, reason });
  });

  it('does not ask for what cannot be an id', async () => {
    const fetch = serve(readerAnswers);
    await createJobBoard({ kind: 'reader', url: '/careers-reader' }, { fetch }).job('../../etc');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('gives its token with each question, as the user name', async () => {
    const fetch = serve(publicAnswers);
    await createJobBoard({ kind: 'public', url: BASE }, { fetch, token: 'secret' }).job('44444');
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Basic c2VjcmV0Og==' });
  });

  it('waits no longer than it may for a board that hangs', async () => {
    vi.useFakeTimers();
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      setTimeout(() => late.abort(), ms);
      return late.signal;
    });
    const fetch = (_: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      });
    const asked = createJobBoard({ kind: 'reader', url: '' }, { fetch, timeoutMs: 4000 }).job('1');
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    expect(await asked).toEqual({ ok: false, reason: 'unreachable' });
  });

  it('reads no more of an answer than it may', async () => {
    const cancelled = vi.fn();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
      cancel: cancelled,
    });
    const board = createJobBoard(
      { kind: 'reader', url: '' },
      { fetch: async () => new Response(endless), maxBytes: 1024 * 1024 },
    );
    expect(await board.job('1')).toEqual({ ok: false, reason: 'too-large' });
    expect(cancelled).toHaveBeenCalled();
  });
});
