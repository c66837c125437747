import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { describe, expect, it, vi } from 'vitest';
import { createCareersData } from './careers-data.ts';

const listed = { id: 7, title: 'Lamplighter', location: { name: 'Austin, TX' } };
const known: Readonly<Record<string, object>> = {
  '/careers-reader/offices': {
    offices: [
      {
        id: 1,
        name: 'Austin',
        location: 'Austin, TX',
        departments: [{ id: 2, name: 'Night', jobs: [listed] }],
      },
    ],
  },
  '/careers-reader/sections': { sections: [] },
  '/careers-reader/job?id=7': {
    ...listed,
    content:
      '&lt;p&gt;See &lt;a href="/about"&gt;us&lt;/a&gt;&lt;script&gt;x()&lt;/script&gt;&lt;/p&gt;&lt;p&gt;#LI-Onsite&lt;/p&gt;',
  },
};
const sanitize = createServerSanitize();

function board() {
  const clock = { now: 0 };
  const answers: Record<string, object | undefined> = { ...known };
  const state = { away: false };
  const onProblem = vi.fn();
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    if (state.away) throw new TypeError('away');
    const answer = answers[String(input).replace('http://services.invalid', '')];
    return answer ? Response.json(answer) : new Response('', { status: 404 });
  });
  const reader = 'http://services.invalid/careers-reader';
  const data = createCareersData({ reader, sanitize, onProblem, fetch, now: () => clock.now });
  const later = (ms: number) => void (clock.now += ms);
  return { data, fetch, onProblem, state, later, answers };
}

describe('the jobs of the board', () => {
  it('are asked for once, however many pages want them, and for a minute', async () => {
    const { data, fetch, later } = board();
    await Promise.all([data.roles(), data.roles(), data.job('7'), data.job('7')]);
    expect(await data.roles()).toMatchObject([{ id: '7', category: 'Night', offices: [] }]);
    expect(fetch).toHaveBeenCalledTimes(3);
    later(60_001);
    await data.roles();
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  it('tell once of what cannot be read, however often the board is asked, and again when it comes back', async () => {
    const { data, onProblem, later, answers } = board();
    const named = (name: unknown, title: string) => ({
      offices: [{ id: 1, name, departments: [{ id: 2, name: 'Night', jobs: [{ ...listed, title }] }] }],
    });
    let answered = 0;
    async function timesTold(name: unknown) {
      const title = `Lamplighter ${(answered += 1)}`;
      answers['/careers-reader/offices'] = named(name, title);
      later(60_001);
      await vi.waitFor(async () => expect(await data.roles()).toMatchObject([{ title }]));
      return onProblem.mock.calls.length;
    }
    const broken = { nested: [true] };
    for (let times = 0; times < 3; times += 1) expect(await timesTold(broken)).toBe(1);
    expect(await timesTold('Austin')).toBe(1);
    for (let times = 0; times < 3; times += 1) expect(await timesTold(broken)).toBe(2);
    expect(onProblem).toHaveBeenCalledWith({
      record: 'office',
      field: 'name',
      reason: expect.stringContaining('1: name'),
    });
  });

  it('are safe to draw', async () => {
    expect(await board().data.job('7')).toMatchObject({
      status: 'open',
      job: {
        title: 'Lamplighter',
        description: '<p>See <a href="/about" target="_blank" rel="noopener">us</a></p>',
      },
    });
  });

  it('are gone where the board has none of an id, which is known for a minute, too', async () => {
    const { data, fetch } = board();
    expect(await data.job('8')).toEqual({ status: 'gone' });
    expect(await data.job('8')).toEqual({ status: 'gone' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('stay the last that were known while the board is away, and the log is told', async () => {
    const { data, state, later, onProblem } = board();
    await Promise.all([data.roles(), data.job('7')]);
    state.away = true;
    later(60_001);
    expect(await data.roles()).toHaveLength(1);
    expect(await data.job('7')).toMatchObject({ status: 'open' });
    await vi.waitFor(() =>
      expect(onProblem).toHaveBeenCalledWith(
        expect.objectContaining({ asked: 'job', reason: 'unreachable' }),
      ),
    );
    expect(await data.roles()).toHaveLength(1);
  });

  it('stay the last that were known while none of the board’s jobs can be read', async () => {
    const { data, later, answers, onProblem } = board();
    await data.roles();
    answers['/careers-reader/offices'] = {
      offices: [{ id: 1, name: 'Austin', departments: [{ id: 2, name: 'Night', jobs: [{ id: 7 }] }] }],
    };
    later(60_001);
    await data.roles();
    await vi.waitFor(() =>
      expect(onProblem).toHaveBeenCalledWith(
        expect.objectContaining({ asked: 'roles', reason: 'unreadable' }),
      ),
    );
    expect(await data.roles()).toMatchObject([{ title: 'Lamplighter' }]);
  });

  it('are none where there never were any, and are asked for again soon', async () => {
    const { data, state, later } = board();
    state.away = true;
    expect(await data.roles()).toBeUndefined();
    expect(await data.job('7')).toEqual({ status: 'failed', id: '7' });
    state.away = false;
    expect(await data.roles()).toBeUndefined();
    later(60_000);
    expect(await data.roles()).toHaveLength(1);
    expect(await data.job('7')).toMatchObject({ status: 'open' });
  });
});
