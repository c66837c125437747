import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  asked,
  CLEAR,
  field,
  options,
  OUTAGE,
  page,
  pass,
  problem,
  said,
  send,
  setUp,
  settle,
  show,
  spinner,
  told,
  type,
  write,
  type Question,
} from '../../testing/network-stage.tsx';

beforeEach(setUp);

describe('the search for an address', () => {
  it('asks once the keys have been quiet for half a second, for the last text', async () => {
    await show();
    write('1');
    await pass(499);
    write('1 re');
    await pass(499);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked.map(({ query }) => query)).toEqual(['1 re']);
  });

  it.each(['', '   '])('asks nothing for %j, neither typed nor sent', async (text) => {
    await show();
    await type(text);
    await send();
    await pass(5000);
    expect(asked).toEqual([]);
    expect(document.activeElement).toBe(field());
  });

  it('shows a spinner while it asks, which stops with the answer', async () => {
    await show();
    await type('1 re');
    expect(spinner()).not.toBeNull();
    expect(said()).toBe('Asking the network');
    await asked[0]?.answer(CLEAR);
    expect(spinner()).toBeNull();
    expect(options()).toEqual(['1 Ready Rd, Austin']);
  });

  it('asks where the browser cannot join signals', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    await show();
    await type('1 re');
    await asked[0]?.answer(CLEAR);
    expect(options()).toEqual(['1 Ready Rd, Austin']);
  });

  it('stops the spinner when the field is left', async () => {
    await show();
    await type('1 re');
    act(() => field().blur());
    await settle();
    expect([spinner(), asked[0]?.signal?.aborted]).toEqual([null, true]);
  });

  it('drops an answer that comes after a newer question', async () => {
    await show();
    await type('1 re');
    await type('7 two');
    await asked[1]?.answer(OUTAGE);
    await asked[0]?.answer(CLEAR);
    expect(options()).toEqual(['7 Two Doors Ct, Austin']);
    expect(spinner()).toBeNull();
  });

  it.each(['', '1', '1 re x'])('drops the answer to what was sent once the field says %j', async (left) => {
    await show();
    write('1 re');
    await send();
    write(left);
    expect([spinner(), asked[0]?.signal?.aborted]).toEqual([null, true]);
    await asked[0]?.answer(CLEAR);
    expect(screen.queryByText(/^All clear/)).toBeNull();
    expect([field().value, said()]).toEqual([left, '']);
  });

  it('leaves the answer to what was sent alone when the list asks for the same after that', async () => {
    await show();
    write('1 re');
    await send();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await pass(500);
    await asked[0]?.answer(CLEAR);
    expect(asked).toHaveLength(1);
    expect(screen.getByText(/^All clear/)).toBeTruthy();
    expect(options()).toEqual([]);
    await type('1 rea');
    await asked[1]?.answer(CLEAR);
    expect(options()).toEqual(['1 Ready Rd, Austin']);
  });

  it('lets the form that is sent overtake what was asked while typing, and the other way round', async () => {
    await show();
    await type('1 re');
    write('7 two doors');
    await send();
    await asked[0]?.answer(CLEAR);
    await asked[1]?.answer(OUTAGE);
    expect(screen.getByText('SERVICE OUTAGE')).toBeTruthy();
    write('7 two');
    await send();
    await type('1 re');
    await asked[2]?.answer(OUTAGE);
    expect(screen.queryByText('SERVICE OUTAGE')).not.toBeNull();
    await asked[3]?.answer(CLEAR);
    expect(screen.queryByText('SERVICE OUTAGE')).toBeNull();
    expect(options()).toEqual(['1 Ready Rd, Austin']);
  });
});

describe('a search that leads to nothing', () => {
  it('says that nothing was found', async () => {
    await show();
    await type('zzz');
    await asked[0]?.answer();
    expect(screen.getAllByText(/^We have no connected home/).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Check availability' }).getAttribute('data-action')).toBe(
      'open-address-check',
    );
    expect([said(), options(), problem()]).toEqual([
      expect.stringMatching(/^We have no connected home/),
      [],
      undefined,
    ]);
  });

  it.each([
    [
      '500',
      (question: Question | undefined) =>
        question?.reply(new Response('', { status: 500, statusText: 'Oh no' })),
    ],
    ['no JSON', (question: Question | undefined) => question?.reply(new Response('<html>'))],
    ['a shape that nobody knows', (question: Question | undefined) => question?.answer({ address: 7 })],
    ['a connection that breaks', (question: Question | undefined) => question?.fail()],
    ['no answer', () => pass(8000)],
  ])('because of %s says so, keeps what was typed, and asks again', async (_, goWrong) => {
    await show();
    await type('1 re');
    await goWrong(asked[0]);
    expect(spinner()).toBeNull();
    expect(problem()).toMatch(/We couldn’t check the network just now/);
    expect([field().value, options()]).toEqual(['1 re', []]);
    expect(console.error).toHaveBeenCalled();
    expect(told()).toEqual(['failed']);
    expect(JSON.stringify(page.dataLayer)).not.toContain('1 re');

    const again = screen.getByRole('button', { name: 'Try again' });
    act(() => again.focus());
    fireEvent.click(again);
    await settle();
    expect(asked.at(-1)?.query).toBe('1 re');
    // A new query hides the failure of an earlier query.
    expect([problem(), spinner()]).toEqual([undefined, expect.anything()]);
    await asked.at(-1)?.answer(CLEAR);
    expect(problem()).toBeUndefined();
    expect(screen.getByText(/^All clear/)).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  it('asks again for what is in the field by then', async () => {
    await show();
    await type('1 re');
    await asked[0]?.fail();
    const again = screen.getByRole('button', { name: 'Try again' });
    write('');
    fireEvent.click(again);
    await settle();
    expect(asked).toHaveLength(1);
    expect(document.activeElement).toBe(field());
    write('7 two');
    fireEvent.click(again);
    await settle();
    expect(asked.map(({ query }) => query)).toEqual(['1 re', '7 two']);
  });

  it('leaves the focus of who has gone on before the second answer', async () => {
    await show();
    await type('1 re');
    await asked[0]?.fail();
    const again = screen.getByRole('button', { name: 'Try again' });
    act(() => again.focus());
    fireEvent.click(again);
    await settle();
    const elsewhere = screen.getByRole('button', { name: 'Check for outages' });
    act(() => elsewhere.focus());
    await asked[1]?.answer(CLEAR);
    expect(problem()).toBeUndefined();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('logs the refusal of the service in its words', async () => {
    await show();
    await type('1 re');
    await asked[0]?.reply(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    expect(vi.mocked(console.error).mock.calls.flat().map(String).join()).toContain(
      'API request failed: Service Unavailable',
    );
  });

  it('says so when there is no connection at all', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show();
    await type('1 re');
    await asked[0]?.fail();
    expect(problem()).toMatch(/You’re offline/);
  });
});
