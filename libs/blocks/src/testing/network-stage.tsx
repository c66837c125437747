import { LanguageProvider } from '@skein/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { networkStatus } from '../network/network-status/network-status.block.ts';
import { networkStatusBasic } from '../network/network-status/network-status.fixtures.ts';
import { NetworkStatus, type NetworkStatusViewProps } from '../network/network-status/network-status.tsx';
import { fixtureProps } from './fixture-props.ts';
import { optionWith } from './network-answers.ts';

export const NOW = Date.UTC(2026, 2, 1, 12);
export const page = globalThis as { dataLayer?: object[] };
export const basic = fixtureProps(networkStatus, networkStatusBasic);
export const CLEAR = optionWith('1 Ready Rd');
export const OUTAGE = optionWith('7 Two Doors Ct', {
  severity: 3,
  description: '<p>Cut by an excavator.</p>',
  updated_at: '2026-03-01T11:48:00Z',
});

export interface Question {
  readonly query: string;
  readonly signal: AbortSignal | undefined;
  answer(...options: unknown[]): Promise<void>;
  reply(response: Response): Promise<void>;
  fail(): Promise<void>;
}
/** The questions that the service has received, in order. */
export const asked: Question[] = [];

export const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
/**
 * Advances the stopped clock.
 * @param ms time to advance
 */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Sets up a service that answers on demand, and a stopped clock. */
export async function setUp(): Promise<void> {
  // Loads the module that asks the service before the clock stops.
  await import('../network/network-status/ask-network.ts');
  asked.length = 0;
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
}

export const field = () => screen.getByLabelText<HTMLInputElement>(/Your address|Tu dirección/);
export const spinner = () => screen.queryByRole('img', { name: 'Asking the network' });
export const options = () =>
  screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
export const said = () => screen.getAllByRole('status').at(-1)?.textContent;
export const told = () => (page.dataLayer ?? []).flatMap((event) => ('label' in event ? [event.label] : []));
export const problem = () => screen.queryByRole('alert')?.textContent;

export function draw(props: Partial<NetworkStatusViewProps> = {}, language: 'en' | 'es' = 'en') {
  vi.useFakeTimers({ now: NOW });
  render(
    <LanguageProvider language={language}>
      <NetworkStatus {...basic} {...props} />
    </LanguageProvider>,
  );
}
/** Renders the section, focuses the field so that its script loads, and stops the clock. */
export async function show() {
  draw();
  vi.useRealTimers();
  act(() => field().focus());
  await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
  vi.useFakeTimers({ now: NOW });
}
export function write(text: string) {
  field().value = text;
  fireEvent(field(), new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
/** Types a text, and then waits for the debounce time. */
export async function type(text: string) {
  write(text);
  await pass(500);
}
export const send = async () => {
  fireEvent.submit(screen.getByRole('search'));
  await settle();
};
