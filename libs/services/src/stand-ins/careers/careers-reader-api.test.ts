import { readJob, readOffices, readSections } from '@skein/careers/contract';
import { createJobBoard, rolesOf } from '@skein/careers/serve';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../settings/index.ts';
import { careersBoard, findJobOn, type CareersBoard } from './careers-board.ts';
import { careersReaderApi } from './careers-reader-api.ts';
import { demoBoard, demoOffices, demoSections, jobsById } from '../../demo/jobs/demo-board.ts';

async function serve(board: CareersBoard = demoBoard('/careers')) {
  const app = Fastify();
  await app.register(careersReaderApi, { board });
  return app;
}

/** Creates the client with which pages read the job board. The client sends its requests to this service. */
async function jobBoard() {
  const app = await serve();
  return createJobBoard(
    { kind: 'reader', url: '/careers-reader' },
    {
      async fetch(input) {
        const { statusCode, body } = await app.inject({ url: String(input) });
        return new Response(body, { status: statusCode });
      },
    },
  );
}

const demoJobs = jobsById('/careers');

describe('the embedded board', () => {
  it('has about forty jobs in several offices and departments, none of which is dropped', () => {
    const onDropped = vi.fn();
    const offices = readOffices(demoOffices, onDropped) ?? [];
    const sections = readSections(demoSections, onDropped) ?? [];
    const jobs = [...demoJobs.values()].map((job) => readJob(job, onDropped));
    expect(onDropped).not.toHaveBeenCalled();
    expect(jobs).toHaveLength(40);
    expect(new Set(jobs.map((job) => job?.id)).size).toBe(40);
    expect(offices.filter(({ departments }) => departments.some((one) => one.jobs.length > 0))).toHaveLength(
      7,
    );
    expect(sections.map(({ name }) => name)).toEqual(['Future Opportunities']);
  });

  it('asks in every way that a board can ask', () => {
    const types = [...demoJobs.values()].flatMap((job) =>
      (readJob(job)?.questions ?? []).flatMap(({ fields }) => fields.map(({ type }) => type)),
    );
    expect([...new Set(types)].sort()).toEqual([
      'input_file',
      'input_hidden',
      'input_text',
      'multi_value_multi_select',
      'multi_value_single_select',
      'textarea',
    ]);
  });

  it('is listed without what is not for everybody', async () => {
    const list = await (await jobBoard()).list();
    const roles = list.ok ? rolesOf(list.value) : [];
    expect(roles).toHaveLength(38);
    expect(roles.map(({ title }) => title)).not.toContain('TEST');
    expect(roles.map(({ category }) => category)).not.toContain('Admin');
    expect(roles.at(-1)?.category).toBe('Future Opportunities');
  });

  it('has a page for each job of its list', async () => {
    const board = await jobBoard();
    const list = await board.list();
    for (const { id, title } of list.ok ? rolesOf(list.value) : [])
      expect(await board.job(id)).toMatchObject({ ok: true, value: { id, title } });
  });

  it('speaks of nobody', () => {
    expect(JSON.stringify([...demoJobs.values()])).not.toMatch(/@|https?:/);
  });
});

describe('the reader', () => {
  it.each(['/careers-reader/offices', '/careers-reader/sections', '/careers-reader/job?id=4001'])(
    'answers %s, for a minute',
    async (url) => {
      const { statusCode, headers } = await (await serve()).inject({ url });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=60');
      expect(headers['content-type']).toContain('application/json');
    },
  );

  it.each(['?id=1', '', '?id=', '?id=../offices', '?id=4001&id=4002', `?id=${'9'.repeat(65)}`])(
    'has no job at %s',
    async (query) => {
      const { statusCode, headers, body } = await (
        await serve()
      ).inject({ url: `/careers-reader/job${query}` });
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(body)).toEqual({ error: { code: 'not_found', message: 'There is no such job.' } });
    },
  );

  it('says so when the board does not answer', async () => {
    const away = async () => ({ ok: false, reason: 'unreachable' }) as const;
    const app = await serve({ offices: away, sections: away, job: away });
    for (const path of ['offices', 'sections', 'job?id=1']) {
      const { statusCode, body } = await app.inject({ url: `/careers-reader/${path}` });
      expect(statusCode).toBe(502);
      expect(JSON.parse(body)).toMatchObject({ error: { code: 'unavailable' } });
    }
  });
});

describe('a board elsewhere', () => {
  const settings = {
    ...defaultSettings,
    CAREERS_BOARD_URL: 'https://boards.example/v1/boards/skein',
    CAREERS_BOARD_KIND: 'public',
    CAREERS_BOARD_KEY: 'secret',
  } as const;
  const job = { id: 7, title: 'Lamplighter', questions: [] };
  const listed = { id: 7, title: 'Lamplighter', location: { name: 'Austin, TX' } };

  function elsewhere(answer: (url: string) => Response) {
    const fetch = vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) => answer(String(input)));
    let nowMs = Date.UTC(2026, 2, 1);
    return {
      fetch,
      board: careersBoard(settings, demoBoard('/careers'), { fetch, now: () => nowMs }),
      advance: (ms: number) => void (nowMs += ms),
    };
  }

  it('is passed on in its own words, with its key, and asked once a minute', async () => {
    const { fetch, board } = elsewhere(() => Response.json(job));
    const app = await serve(board);
    for (let time = 0; time < 3; time++)
      expect((await app.inject({ url: '/careers-reader/job?id=7' })).json()).toEqual(job);
    const calls = fetch.mock.calls.filter(([url]) => String(url).includes('/jobs/'));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.[0]).toBe('https://boards.example/v1/boards/skein/jobs/7?questions=true');
    expect(calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Basic c2VjcmV0Og==' });
  });

  const offices = {
    offices: [{ id: 1, name: 'Austin', departments: [{ id: 2, name: 'Lamps', jobs: [listed] }] }],
  };
  const away = () => new Response('', { status: 500 });
  const lists = (url: string) => (url.endsWith('/offices') ? Response.json(offices) : undefined);
  const asksFor = (fetch: { mock: { calls: [RequestInfo | URL, ...unknown[]][] } }, path: string) =>
    fetch.mock.calls.filter(([url]) => String(url).includes(path)).length;

  it('hears of few ids that nobody lists, however many are asked for, and of every one that it lists', async () => {
    const { fetch, board } = elsewhere((url) =>
      url.includes('/jobs/7') ? Response.json(job) : (lists(url) ?? new Response('', { status: 404 })),
    );
    const app = await serve(board);
    const asked = (id: string) => app.inject({ url: `/careers-reader/job?id=${id}` });
    const statuses: number[] = [];
    for (let id = 1000; id < 1480; id += 1) statuses.push((await asked(String(id))).statusCode);
    // A job that is not asked for may be open, so the answer does not say that it is gone.
    expect([new Set(statuses.slice(0, 20)), new Set(statuses.slice(20))]).toEqual([
      new Set([404]),
      new Set([502]),
    ]);
    expect(asksFor(fetch, '/jobs/')).toBeLessThanOrEqual(20);
    expect((await asked('7')).json()).toEqual(job);
  });

  it('is asked for its departments, which may have jobs that are in no office', async () => {
    const inNoOffice = { ...listed, id: 9 };
    const departments = [{ id: 3, name: 'Research', jobs: [inNoOffice] }];
    const { fetch, board } = elsewhere((url) => {
      if (url.endsWith('/departments')) return Response.json({ departments });
      if (url.includes('/jobs/9')) return Response.json({ ...job, id: 9 });
      return lists(url) ?? new Response('', { status: 404 });
    });
    const app = await serve(board);
    expect((await app.inject({ url: '/careers-reader/offices' })).json()).toEqual({
      ...offices,
      departments,
    });
    for (let id = 1000; id < 1030; id += 1) await board.job(String(id));
    expect(await board.job('9')).toMatchObject({ ok: true, value: { id: 9 } });
    expect(asksFor(fetch, '/departments')).toBe(1);
  });

  it('whose departments are away has its offices, and reports the departments', async () => {
    const onProblem = vi.fn();
    const fetch = async (input: RequestInfo | URL) => lists(String(input)) ?? away();
    const board = careersBoard(settings, demoBoard('/careers'), { fetch, onProblem });
    expect(await board.offices()).toEqual({ ok: true, value: offices });
    expect(onProblem.mock.calls).toMatchObject([[{ asked: 'departments', reason: 'refused' }]]);
  });

  it('may have a job that is in no list', async () => {
    const { board } = elsewhere((url) => lists(url) ?? Response.json({ ...job, id: 8 }));
    expect(await findJobOn(board)('8')).toMatchObject({ id: '8' });
  });

  it('whose lists are away is not asked for everything either, and nobody is told that a job is closed', async () => {
    const { fetch, board } = elsewhere(away);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, id) => findJobOn(board)(String(id)).catch(() => 'away')),
    );
    expect(new Set(answers)).toEqual(new Set(['away']));
    expect(asksFor(fetch, '/jobs/')).toBeLessThanOrEqual(20);
  });

  it('may be without sections', async () => {
    const { board } = elsewhere(() => new Response('', { status: 404 }));
    expect((await (await serve(board)).inject({ url: '/careers-reader/sections' })).json()).toEqual({
      sections: [],
    });
  });

  it('whose lists go away is still asked for every job that it listed', async () => {
    let isAway = false;
    const { board, advance } = elsewhere((url) =>
      url.includes('/jobs/7')
        ? Response.json(job)
        : (!isAway && lists(url)) || new Response('', { status: isAway ? 500 : 404 }),
    );
    await board.job('1000');
    isAway = true;
    advance(60_001);
    for (let id = 1000; id < 1030; id += 1) await board.job(String(id));
    expect(await board.job('7')).toMatchObject({ ok: true, value: job });
  });

  it('is asked again after a failure, a few seconds later', async () => {
    let isAway = true;
    const { board, fetch, advance } = elsewhere(() =>
      isAway ? new Response('', { status: 500 }) : Response.json(job),
    );
    const findJob = findJobOn(board);
    for (let time = 0; time < 3; time++) await expect(findJob('7')).rejects.toThrow('cannot be asked');
    expect(asksFor(fetch, '/jobs/')).toBe(1);
    isAway = false;
    advance(5_001);
    expect(await findJob('7')).toMatchObject({ id: '7', title: 'Lamplighter' });
  });

  it('has a job that cannot be read: nobody is told that it is closed', async () => {
    const { board } = elsewhere((url) => lists(url) ?? Response.json({ ...job, title: null }));
    await expect(findJobOn(board)('7')).rejects.toThrow('job 7 cannot be read: 7: title');
  });

  it('has no job of an id that it does not know', async () => {
    const { board } = elsewhere(() => new Response('', { status: 404 }));
    expect(await findJobOn(board)('8')).toBeUndefined();
  });
});
