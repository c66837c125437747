import { callTexts } from '@skein/forms/contract';
import type { RenderStep } from '@skein/forms/contract';
import {
  GOOD_MOMENT,
  callCases,
  goodContact,
  goodDate,
  goodIssue,
  shownIssuesOf,
} from '@skein/forms/testing';
import { describe, expect, it, vi } from 'vitest';
import { PAGE, pageOf, serveCalls as serve } from './testing/call-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const good = { ...goodContact, ...goodIssue, time: GOOD_MOMENT };
const values = { ...goodContact, ...goodIssue, ...goodDate };

describe('a call that is asked for without script', () => {
  it('takes four pages, each with what was typed before, and is kept at the end', async () => {
    const { post, rows } = await serve();
    const one = await post({ ...goodContact, ...goodIssue, phone: '(737) 555-0142', step: 'contact' });
    expect(one.statusCode).toBe(200);
    // Only the browser may store the page. If it could not, its Back button would ask whether to send the form
    // again.
    expect(one.headers['cache-control']).toBe('private, no-cache');
    const date = pageOf(one.body);
    expect(date.carried).toMatchObject({
      ...goodContact,
      ...goodIssue,
      step: 'date',
      pageSource: PAGE.pageSource,
    });
    const two = await post({ ...date.carried, ...goodDate });
    const check = pageOf(two.body);
    expect(check.carried).toMatchObject({ ...values, step: 'checkInfo' });
    expect(await rows()).toEqual([]);
    const three = await post(check.carried);
    expect([three.statusCode, pageOf(three.body).form]).toEqual([200, null]);
    expect(three.body).toContain('We’ll call you.');
    expect(await rows()).toMatchObject([{ kind: 'schedule_call', flags: ['no-human-check'], payload: good }]);
    // A reload of the last page sends the same request again.
    expect((await post(check.carried)).statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it('goes on without what nobody sees in a text, which the next page shows', async () => {
    const { post } = await serve();
    const typed = { ...goodContact, ...goodIssue, firstName: 'Sa\u0002m', email: 'sam@example.com\u200b' };
    const page = pageOf((await post({ ...typed, issueDetail: 'One\vtwo', step: 'contact' })).body);
    expect(page.carried).toMatchObject({ ...goodContact, issueDetail: 'One two', step: 'date' });
  });

  it.each([
    ['date', 'contact'],
    ['checkInfo', 'date'],
  ])('goes back from %s to %s, with everything kept', async (step, before) => {
    const { post } = await serve();
    const answer = await post({ ...values, step, go: 'back' });
    expect([answer.statusCode, pageOf(answer.body).carried]).toEqual([
      200,
      expect.objectContaining({ ...values, step: before, time: before === 'date' ? '09:00' : values.time }),
    ]);
  });

  it('on a page that was left open is told that its day has gone, with everything kept', async () => {
    const { post, advance, rows } = await serve();
    advance(3 * DAY_MS);
    const answer = await post({ ...values, step: 'checkInfo' });
    const page = pageOf(answer.body);
    expect([answer.statusCode, page.step, page.wrong]).toEqual([422, 'date', [callTexts.dateGone.en]]);
    expect(page.carried).toMatchObject({ ...goodContact, ...goodIssue, timeZone: 'PST' });
    expect(await rows()).toEqual([]);
  });

  it.each([
    [true, 'customer'],
    [false, 'new'],
  ])('about maintenance knows by the account (%s) what it is about', async (isCustomer, issue) => {
    const { post, rows } = await serve({ calls: { isCustomer: () => isCustomer } });
    const about = { issue: 'new', customerIssue: 'customer', issueDetail: 'visit', face: 'maintenance' };
    await post({ ...goodContact, ...goodDate, ...about, step: 'checkInfo' });
    expect((await rows())[0]?.payload).toEqual({
      ...goodContact,
      issue,
      issueDetail: 'visit',
      time: GOOD_MOMENT,
    });
  });

  it('about maintenance carries that from page to page, also on the small pages of the services', async () => {
    const { post, rows } = await serve();
    const about = { issue: 'new', customerIssue: 'customer', issueDetail: 'visit', face: 'maintenance' };
    const date = pageOf((await post({ ...goodContact, ...about, step: 'contact' })).body);
    const check = pageOf((await post({ ...date.carried, ...goodDate })).body);
    await post(check.carried);
    expect((await rows())[0]?.payload).toMatchObject({ issue: 'new', issueDetail: 'visit' });
  });

  it('in a zone of IANA’s is taken where it is a weekday there', async () => {
    const { post, rows } = await serve();
    // Monday morning in Guam is still Sunday in all of America.
    await post({ ...values, date: '2026-11-30', timeZone: 'Pacific/Guam', time: '08:00', step: 'checkInfo' });
    expect((await rows())[0]?.payload).toMatchObject({ time: '2026-11-29T22:00:00.000Z' });
  });

  it('is drawn by the host where it can, and knows where it came from', async () => {
    const renderStep = vi.fn<RenderStep>(async () => ({
      html: '<p>drawn</p>',
      headers: { 'content-security-policy': 'x' },
    }));
    const { post } = await serve({ calls: { renderStep } });
    const answer = await post({
      ...goodContact,
      step: 'contact',
      face: 'maintenance',
      pageSource: '/intl/es/labs',
    });
    expect([answer.body, answer.headers['content-security-policy']]).toEqual(['<p>drawn</p>', 'x']);
    expect(renderStep.mock.calls).toMatchObject([
      [
        {
          status: 200,
          face: 'maintenance',
          entryId: 'schedule-call',
          language: 'es',
          pages: ['/intl/es/labs', '/intl/es/maintenance'],
          served: { step: 'date', values: goodContact, issues: [], hidden: { pageSource: '/intl/es/labs' } },
        },
      ],
    ]);
  });

  it('shows nothing that was typed as markup', async () => {
    const { post } = await serve();
    const { body } = await post({ ...values, firstName: '"><script>boom()</script>', step: 'date' });
    expect(body).not.toContain('<script>');
  });
});

describe('each step', () => {
  it.each(callCases)('$face, $step: $about: is answered by the rules of the form', async (one) => {
    const { post, rows } = await serve();
    const { face, step } = one;
    const answer = await post({
      ...(step === 'date' && { ...goodContact, ...goodIssue }),
      ...one.values,
      step,
      face,
    });
    const issues = shownIssuesOf(one);
    const page = pageOf(answer.body);
    expect(answer.statusCode).toBe(issues.length === 0 ? 200 : 422);
    expect(page.step).toBe(issues.length > 0 ? step : step === 'contact' ? 'date' : 'checkInfo');
    expect(page.wrong.toSorted()).toEqual(issues.map(({ message }) => callTexts[message].en).toSorted());
    expect(await rows()).toEqual([]);
  });
});
