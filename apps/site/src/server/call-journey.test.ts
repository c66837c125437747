import { CALL_NOW_MS, goodContact, goodDate, goodIssue } from '@skein/forms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { journeySite, type JourneySite } from '../testing/journey-site.ts';

// A visitor without script requests a call on pages of the demo.

let demo: JourneySite;
beforeAll(async () => {
  // Freeze the date before any module reads the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: CALL_NOW_MS });
  demo = await journeySite();
});
afterAll(async () => {
  vi.useRealTimers();
  await demo.end();
});
beforeEach(() => void vi.setSystemTime(CALL_NOW_MS));

/** Creates a simulated browser without script, on one page. The browser keeps its cookies. */
function visitor(path: string) {
  const jar = new Map<string, string>();
  let body = '';
  let parsed: Document | undefined;
  async function request(method: 'GET' | 'POST', url: string, payload?: string) {
    const answer = await demo.app.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: {
        accept: 'text/html',
        referer: `http://localhost${path}`,
        'sec-fetch-site': 'same-origin',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(payload !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    ({ body } = answer);
    parsed = undefined;
    return answer;
  }
  const page = () => (parsed ??= documentOf(body));
  const form = () => page().querySelector('form[action="/api/schedule-call"]');
  return {
    open: () => request('GET', path),
    post(typed: Readonly<Record<string, string | undefined>> = {}) {
      const controls = form()?.querySelectorAll<HTMLInputElement>('input, select') ?? [];
      const fields = Object.fromEntries([...controls].map(({ name, value }) => [name, value]));
      const sent = { ...fields, ...typed } as Record<string, string>;
      return request('POST', form()?.getAttribute('action') ?? '', new URLSearchParams(sent).toString());
    },
    /**
     * Presses the language switch of the footer.
     * @param typed values that the visitor has typed into the step since the page was rendered
     */
    switchLanguage(typed: Readonly<Record<string, string | undefined>> = {}) {
      const button = page().querySelector('footer button[data-language-link]');
      const owner = page().getElementById(button?.getAttribute('form') ?? '');
      const fields = [...(owner?.querySelectorAll<HTMLInputElement>('input, select') ?? [])];
      const sent = fields.map(({ name, value }): [string, string] => [name, typed[name] ?? value]);
      return request('POST', button?.getAttribute('formaction') ?? '', new URLSearchParams(sent).toString());
    },
    page,
    form,
    progress: () => page().querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'),
    value: (name: string) => form()?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
  };
}

// Tests each form in one language. The full level tests both.
const others = [
  ['/intl/es/maintenance', {}],
  ['/support/schedule-a-call', goodIssue],
] as const;
describe.each([
  ['/maintenance', {}],
  ['/intl/es/support/schedule-a-call', goodIssue],
  ...(process.env['TEST_LEVEL'] === 'full' ? others : []),
] as const)('on %s', (path, issue) => {
  it('is four pages of the site, each of them drawn for this visitor, and then it is kept', async () => {
    const someone = visitor(path);
    await someone.open();
    expect(someone.progress()).toBe('25');
    const spanish = path.startsWith('/intl/es');
    const date = await someone.post({ ...goodContact, ...issue });
    expect([date.statusCode, date.headers['cache-control'], someone.progress()]).toEqual([
      200,
      'private, no-cache',
      '50',
    ]);
    expect(someone.page().documentElement.lang).toMatch(spanish ? /^es/ : /^en/);
    expect(date.headers['content-security-policy']).toContain("script-src 'self'");
    const [option = ''] = [
      ...(someone.form()?.querySelectorAll('[name=time] option:not([value=""])') ?? []),
    ].map((one) => one.getAttribute('value') ?? '');
    await someone.post({ ...goodDate, time: option });
    expect(someone.progress()).toBe('75');
    expect(someone.page().querySelector('dl')?.textContent).toContain(
      spanish ? 'martes, 24 de noviembre de 2026' : 'Tuesday, November 24, 2026',
    );
    vi.setSystemTime(CALL_NOW_MS + 4000);
    const done = await someone.post();
    expect([done.statusCode, someone.progress(), someone.form()]).toEqual([200, '100', null]);
    expect(someone.page().querySelector('a[href^="/api/schedule-call/event.ics"]')).not.toBeNull();
    expect(done.body).not.toContain('?firstName');
  });

  it('a step that is refused stands there again, filled in, and so does the one before', async () => {
    const someone = visitor(path);
    await someone.open();
    const refused = await someone.post({ ...goodContact, ...issue, email: 'sam' });
    expect([refused.statusCode, someone.progress(), someone.value('email')]).toEqual([422, '25', 'sam']);
    expect(someone.form()?.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true');
    await someone.post({ email: 'sam@example.com' });
    const weekend = await someone.post({ ...goodDate, date: '2026-11-28' });
    expect([weekend.statusCode, someone.progress(), someone.value('date')]).toEqual([
      422,
      '50',
      '2026-11-28',
    ]);
    await someone.post({ go: 'back' });
    expect([someone.progress(), someone.value('firstName')]).toEqual(['25', 'Sam']);
  });

  it('goes on in the other language from any step, with everything that was typed', async () => {
    const someone = visitor(path);
    await someone.open();
    const spanish = path.startsWith('/intl/es');
    const other = spanish ? path.slice('/intl/es'.length) : `/intl/es${path}`;
    const expectStep = (progress: string, typed: Readonly<Record<string, string | undefined>>) => {
      expect(someone.page().documentElement.lang).toMatch(spanish ? /^en/ : /^es/);
      expect([someone.progress(), someone.value('pageSource')]).toEqual([progress, other]);
      for (const [name, value] of Object.entries(typed))
        expect([name, someone.value(name)]).toEqual([name, value]);
      expect(someone.form()?.querySelector('[aria-invalid]')).toBeNull();
    };
    await someone.post({ ...goodContact, ...issue, email: 'sam' });
    expect((await someone.switchLanguage({ lastName: 'Reyes Ñ' })).statusCode).toBe(200);
    expectStep('25', { ...goodContact, ...issue, email: 'sam', lastName: 'Reyes Ñ' });
    await someone.switchLanguage();
    expect(someone.page().documentElement.lang).toMatch(spanish ? /^es/ : /^en/);
    await someone.post({ email: 'sam@example.com' });
    await someone.switchLanguage({ date: '2026-11-28' });
    expectStep('50', { email: 'sam@example.com', ...issue, date: '2026-11-28' });
    await someone.post(goodDate);
    expect(someone.progress()).toBe('75');
    expect(someone.page().documentElement.lang).toMatch(spanish ? /^en/ : /^es/);
    expect((await someone.post()).statusCode).toBe(200);
    expect([someone.progress(), someone.form()]).toEqual(['100', null]);
    // The call is scheduled, so the page has no form whose input the switch must keep.
    expect(someone.page().querySelector('footer a[data-language-link]')).not.toBeNull();
  });
});

it('asked for in a dialog goes on, without script, on the page that stands in for it', async () => {
  const someone = visitor('/support');
  await someone.open();
  expect(someone.form()?.closest('dialog')).not.toBeNull();
  await someone.post({ ...goodContact, ...goodIssue });
  expect([someone.progress(), someone.form()?.closest('dialog')]).toEqual(['50', null]);
  expect(someone.page().querySelector('h1')?.textContent).toContain('Pick a time.');
});
