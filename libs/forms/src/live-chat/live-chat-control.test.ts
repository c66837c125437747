import { pushConsentDefault, pushConsentUpdate } from '@skein/analytics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveChatControl, type LiveChatControl, type LiveChatState } from './live-chat-control.ts';
import { arrive, vendorPage, vendorScripts } from '../testing/stand-in-chat.ts';
import { LIVE_CHAT_WAIT_MS } from './vendor-chat.ts';

let told: LiveChatState[] = [];
let control: LiveChatControl | undefined;
const start = () => (control = liveChatControl('12345678', (state) => told.push(state)));
const allow = () => pushConsentUpdate({ functionality_storage: 'granted' });
const refuse = () => pushConsentUpdate({ functionality_storage: 'denied' });
/** Waits for pending promises. */
const settled = () => vi.advanceTimersByTimeAsync(0);
const nothingLeft = () => {
  expect([vendorPage.__lc, vendorPage.LiveChatWidget]).toEqual([undefined, undefined]);
  expect(vendorScripts()).toEqual([]);
  expect(document.querySelector('#chat-widget-container')).toBeNull();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  told = [];
});
afterEach(() => control?.end());

describe('before the visitor has agreed', () => {
  it('the licence is there for the snippet, which is kept from fetching anything', async () => {
    start();
    await vi.advanceTimersByTimeAsync(LIVE_CHAT_WAIT_MS);
    expect(vendorPage.__lc).toEqual({ license: 12_345_678, asyncInit: true });
    expect(vendorPage.LiveChatWidget?._q).toEqual([]);
    expect(vendorScripts()).toEqual([]);
    expect(told).toEqual([]);
  });

  it.each([
    ['a default that refuses', () => pushConsentDefault({ functionality_storage: 'denied' })],
    ['a refusal', refuse],
    ['consent to something else', () => pushConsentUpdate({ analytics_storage: 'granted' })],
  ])('%s fetches nothing, before and after', (_, push) => {
    push();
    start();
    push();
    expect(vendorScripts()).toEqual([]);
    expect(told).toEqual([]);
  });
});

describe('the chat is fetched with its licence in place', () => {
  it.each([
    ['at once where the visitor allowed it before', () => (allow(), start())],
    ['when the visitor allows it later', () => (start(), allow())],
    ['when the visitor asks for it, also after a refusal', () => (refuse(), start().open())],
  ])('%s', async (_, agree) => {
    const appended = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      expect(vendorPage.__lc?.license).toBe(12_345_678);
      HTMLElement.prototype.append.call(document.documentElement, script);
    });
    agree();
    expect(appended).toHaveBeenCalledOnce();
    const called = arrive();
    await settled();
    expect(called).toEqual(['maximize']);
    expect(told).toEqual(['opening', 'open']);
    vi.advanceTimersByTime(LIVE_CHAT_WAIT_MS);
    await settled();
    expect(told).toHaveLength(2);
  });

  it('once, however often it is asked for; one that is open is shown again', async () => {
    const { open } = start();
    open();
    open();
    allow();
    expect(vendorScripts()).toHaveLength(1);
    const called = arrive();
    await settled();
    allow();
    expect(called).toEqual(['maximize']);
    open();
    expect(called).toEqual(['maximize', 'maximize']);
    expect(vendorScripts()).toHaveLength(1);
    expect(told).toEqual(['opening', 'open']);
  });
});

describe('consent that is taken back', () => {
  it('closes the chat, which can be asked for again', async () => {
    const { open } = start();
    open();
    const called = arrive();
    await settled();
    refuse();
    expect(called).toEqual(['maximize', 'destroy']);
    nothingLeft();
    expect(told).toEqual(['opening', 'open', 'offered']);
    open();
    arrive();
    await settled();
    expect(told.slice(3)).toEqual(['opening', 'open']);
  });

  it('stops one on its way, which never runs', async () => {
    start().open();
    const [script] = vendorScripts();
    refuse();
    // Browsers do not run a script that was moved to another document.
    expect(script?.ownerDocument).not.toBe(document);
    script?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(LIVE_CHAT_WAIT_MS);
    expect(told).toEqual(['opening', 'offered']);
  });
});

describe('a chat that fails is closed, says so, and can be tried again', () => {
  it.each([
    ['its script does not load', () => vendorScripts()[0]?.dispatchEvent(new Event('error'))],
    ['its script hangs', () => vi.advanceTimersByTime(LIVE_CHAT_WAIT_MS)],
    [
      'it loads, and never listens',
      () => (arrive({ listens: false }), vi.advanceTimersByTime(LIVE_CHAT_WAIT_MS)),
    ],
    ['nobody is there', () => arrive({ availability: 'offline' })],
    [
      'it cannot be started',
      () => {},
      () => {
        vi.spyOn(document.head, 'append').mockImplementationOnce(() => {
          throw new Error('no');
        });
      },
    ],
  ])('%s', async (_, fail, before = () => {}) => {
    before();
    const { open } = start();
    open();
    fail();
    await settled();
    expect(told).toEqual(['opening', 'failed']);
    nothingLeft();
    // Consent alone does not load the chat again after a failure.
    allow();
    expect(vendorScripts()).toEqual([]);
    open();
    expect(vendorPage.__lc).toEqual({ license: 12_345_678, asyncInit: true });
    arrive();
    await settled();
    expect(told).toEqual(['opening', 'failed', 'opening', 'open']);
  });

  it('just before it would have been too late, it is not', async () => {
    start().open();
    await vi.advanceTimersByTimeAsync(LIVE_CHAT_WAIT_MS - 1);
    expect(told).toEqual(['opening']);
    arrive();
    await settled();
    expect(told).toEqual(['opening', 'open']);
  });

  it('also when it does not even let itself be closed', async () => {
    start().open();
    arrive();
    await settled();
    const { LiveChatWidget: widget } = vendorPage;
    if (widget)
      widget._h = () => {
        throw new Error('stuck');
      };
    refuse();
    nothingLeft();
    expect(told.at(-1)).toBe('offered');
  });
});

it('leaves nothing behind when the page goes on without it', async () => {
  const { open, end } = start();
  open();
  end();
  await vi.advanceTimersByTimeAsync(LIVE_CHAT_WAIT_MS);
  allow();
  nothingLeft();
  expect(told).toEqual(['opening']);
});
