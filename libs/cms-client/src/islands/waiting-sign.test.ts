import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startIslands } from './bootstrap.ts';

/** Ends what a page has listened to. */
let leave = new AbortController();

/** A page whose scripts do not come. */
function page() {
  document.body.innerHTML =
    '<a href="#check" data-action="open-address-check">Check</a>' +
    '<skein-island id="form" src="/never.js"><form action="/post"><button><b>Send</b></button></form></skein-island>' +
    '<skein-island id="dialog" src="/nor-this.js" on="open-address-check"></skein-island>';
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: unknown, options: unknown) =>
      listen(type, listener as EventListener, { capture: options === true, signal: leave.signal }),
  );
  startIslands({ runtimeUrl: '/never-either.js' });
  return document.querySelector('button') as HTMLButtonElement;
}

beforeEach(() => {
  leave = new AbortController();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  leave.abort();
  globalThis.skeinPending = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is pressed before its script is there', () => {
  it('shows at once that something comes of it, until the browser does it by itself', async () => {
    const button = page();
    const posted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', posted);
    button.querySelector('b')?.click();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(posted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(posted).toHaveBeenCalledTimes(1);
  });

  it('and so does a link to what another block opens, until it leads where it leads', async () => {
    page();
    const link = document.querySelector('a') as HTMLAnchorElement;
    link.click();
    expect(link.getAttribute('aria-busy')).toBe('true');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(link.hasAttribute('aria-busy')).toBe(false);
    expect(location.hash).toBe('#check');
  });
});
