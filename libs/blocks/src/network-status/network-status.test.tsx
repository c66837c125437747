import { LanguageProvider } from '@skein/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { homeWith, optionWith, servedWith } from '../testing/network-answers.ts';
import { networkStatus } from './network-status.content.ts';
import * as fixtures from './network-status.fixtures.ts';
import { NetworkStatus, type NetworkStatusViewProps } from './network-status.tsx';

const NOW = Date.UTC(2026, 2, 1, 12);
const page = globalThis as { dataLayer?: object[] };
const basic = fixtureProps(networkStatus, fixtures.networkStatusBasic);
const CLEAR = optionWith('1 Ready Rd');
const OUTAGE = optionWith('7 Two Doors Ct', {
  severity: 3,
  description: '<p>Cut by an excavator.</p>',
  updated_at: '2026-03-01T11:48:00Z',
});

interface Question {
  readonly query: string;
  readonly signal: AbortSignal | undefined;
  answer(...options: unknown[]): Promise<void>;
  reply(response: Response): Promise<void>;
  fail(): Promise<void>;
}
let asked: Question[];

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  // What is fetched with the first question is there before the clock stands still.
  await import('./ask-network.ts');
  asked = [];
  page.dataLayer = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    const reply = async (response: Response) => {
      resolve(response);
      await settle();
    };
    asked.push({
      query: new URL(url, 'http://localhost').searchParams.get('query') ?? '',
      signal: signal ?? undefined,
      reply,
      answer: (...options) => reply(Response.json(options)),
      async fail() {
        reject(new TypeError('Failed to fetch'));
        await settle();
      },
    });
    return promise;
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLInputElement>(/Your address|Tu dirección/);
const spinner = () => screen.queryByRole('img', { name: 'Asking the network' });
const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
const said = () => screen.getAllByRole('status').at(-1)?.textContent;
const told = () => (page.dataLayer ?? []).flatMap((event) => ('label' in event ? [event.label] : []));
const problem = () => screen.queryByRole('alert')?.textContent;

function draw(props: Partial<NetworkStatusViewProps> = {}, language: 'en' | 'es' = 'en') {
  vi.useFakeTimers({ now: NOW });
  render(
    <LanguageProvider language={language}>
      <NetworkStatus {...basic} {...props} />
    </LanguageProvider>,
  );
}
/** The section with its field awake: the list under it is fetched with the focus, before the clock stands still. */
async function show() {
  draw();
  vi.useRealTimers();
  act(() => field().focus());
  await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
  vi.useFakeTimers({ now: NOW });
}
function write(text: string) {
  field().value = text;
  fireEvent(field(), new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
async function type(text: string) {
  write(text);
  await pass(500);
}
const send = async () => {
  fireEvent.submit(screen.getByRole('search'));
  await settle();
};

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
    await asked[0]?.answer(CLEAR);
    expect(spinner()).toBeNull();
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

describe('the state of the network', () => {
  async function chosen(option: unknown) {
    await show();
    await type('x');
    await asked[0]?.answer(option);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await settle();
  }

  it('is all clear where there is no notification, and asks nothing more', async () => {
    await chosen(CLEAR);
    expect(told()).toEqual(['no issue']);
    expect(field().value).toBe('1 Ready Rd, Austin');
    expect(screen.getByText(/^All clear/)).toBeTruthy();
    expect(said()).toMatch(/^1 Ready Rd, Austin: All clear/);
    await pass(5000);
    expect(asked).toHaveLength(1);
  });

  it.each([
    [0, 'POTENTIAL ISSUE'],
    [1, 'CONFIRMED ISSUE'],
    [2, 'SERVICE DEGRADED'],
    [3, 'SERVICE OUTAGE'],
  ])('of severity %i is %s, with its description and its time', async (severity, label) => {
    const updated_at = '2026-03-01T11:48:00Z';
    await chosen(
      optionWith(
        '1 Ready Rd',
        { severity: severity as 0, description: `<p>That it is ${severity}.</p>`, updated_at },
        ...(severity > 0 ? [{ severity: 0 as const, description: 'Less.', updated_at }] : []),
      ),
    );
    expect(screen.getByText(label).closest('[data-severity]')?.getAttribute('data-severity')).toBe(
      `${severity}`,
    );
    expect(screen.getByText(`That it is ${severity}.`)).toBeTruthy();
    expect(screen.queryByText('Less.')).toBeNull();
    expect(told()).toEqual([label.toLowerCase()]);
    expect(document.querySelector('time')?.parentElement?.textContent).toBe('Posted 12 minutes ago');
    expect(document.querySelector('time')?.dateTime).toBe('2026-03-01T11:48:00.000Z');
  });

  it('tells the time that passes, and does not announce it', async () => {
    await chosen(OUTAGE);
    const announced = said();
    await pass(60_000);
    expect(document.querySelector('time')?.textContent).toBe('13 minutes ago');
    await pass(47 * 60_000);
    expect(document.querySelector('time')?.textContent).toBe('1 hour ago');
    expect(said()).toBe(announced);
  });

  it('runs nothing that is in a description', async () => {
    const boom = vi.fn();
    vi.stubGlobal('boom', boom);
    await chosen(
      optionWith('1 Ready Rd', {
        severity: 3,
        description:
          '<script>boom()</script><img src=x onerror="boom()"><a href="javascript:boom()">here</a>',
        updated_at: '',
      }),
    );
    screen.getByText('here').click();
    await pass(1000);
    expect(boom).not.toHaveBeenCalled();
    expect(document.body.innerHTML).not.toMatch(/boom|<script/);
  });

  it('of several that fit is shown for each when the form is sent', async () => {
    await show();
    write('x');
    await send();
    await asked[0]?.answer(CLEAR, OUTAGE);
    expect(said()).toBe('More than one address fits. Pick yours:');
    expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      '1 Ready Rd, Austin',
      '7 Two Doors Ct, Austin',
    ]);
  });

  it('is in Spanish on a Spanish page', () => {
    draw({ answered: servedWith([homeWith(3, NOW)], NOW) }, 'es');
    expect(screen.getByText('SERVICIO INTERRUMPIDO')).toBeTruthy();
    expect(document.querySelector('time')?.parentElement?.textContent).toBe('Publicado hace 12 minutos');
  });

  it('takes the words of editors', () => {
    const words = fixtureProps(networkStatus, fixtures.networkStatusOwnWords);
    draw({ ...words, answered: servedWith([homeWith(3, NOW)], NOW) });
    expect(screen.getByText('NO LIGHT')).toBeTruthy();
    expect(document.querySelector('time')?.parentElement?.textContent).toBe(
      '12 minutes ago, as far as we know',
    );
  });
});

describe('a search that leads to nothing', () => {
  it('says that nothing was found', async () => {
    await show();
    await type('zzz');
    await asked[0]?.answer();
    expect(screen.getAllByText(/^We have no connected home/).length).toBeGreaterThan(0);
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
    expect(problem()).toMatch(/We could not ask the network just now/);
    expect([field().value, options()]).toEqual(['1 re', []]);
    expect(console.error).toHaveBeenCalled();
    expect(told()).toEqual(['failed']);
    expect(JSON.stringify(page.dataLayer)).not.toContain('1 re');

    const again = screen.getByRole('button', { name: 'Try again' });
    act(() => again.focus());
    fireEvent.click(again);
    await settle();
    expect(asked.at(-1)?.query).toBe('1 re');
    expect(again.getAttribute('aria-busy')).toBe('true');
    await asked.at(-1)?.answer(CLEAR);
    expect(problem()).toBeUndefined();
    expect(screen.getByText(/^All clear/)).toBeTruthy();
    expect(document.activeElement).toBe(field());
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
    expect(problem()).toMatch(/You are offline/);
  });
});

describe('a page that was drawn for its query string', () => {
  it('says the same before and after it wakes, and then follows the clock', async () => {
    vi.useFakeTimers({ now: NOW });
    const answered = servedWith([homeWith(2, NOW - 5 * 60_000)], NOW - 5 * 60_000);
    const block = (
      <LanguageProvider language="en">
        <NetworkStatus {...basic} answered={answered} />
      </LanguageProvider>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(block);
    expect(place.textContent).toContain('Posted 12 minutes ago');
    expect(place.querySelector('form')?.getAttribute('action')).toBe('#network-status');
    expect(place.querySelector('section')?.id).toBe('network-status');
    expect(place.querySelector('input')?.name).toBe('query');
    const complain = vi.fn();
    const root = await act(async () => hydrateRoot(place, block, { onRecoverableError: complain }));
    expect(complain).not.toHaveBeenCalled();
    expect(place.textContent).toContain('Posted 17 minutes ago');
    act(() => root.unmount());
  });

  it('says when the network could not be asked', () => {
    draw({ answered: servedWith(undefined, NOW) });
    expect(problem()).toMatch(/We could not ask/);
    expect(field().value).toBe('1 ready');
  });
});
