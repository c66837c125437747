import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startIslands } from './bootstrap.ts';
import type { MountOptions } from './runtime.tsx';

/** Removes the page's listeners when a test aborts it. */
let leave = new AbortController();

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const NEVER = { form: '/never.js', runtime: '/never-either.js' };

/** Creates a page. Its scripts never load, unless the test passes other scripts. */
function page({ form, runtime } = NEVER) {
  document.body.innerHTML =
    '<a href="#check" data-action="open-address-check">Check</a>' +
    `<skein-island id="form" src="${form}"><form action="/post"><button><b>Send</b></button></form></skein-island>` +
    '<skein-island id="dialog" src="/nor-this.js" on="open-address-check"></skein-island>';
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: unknown, options: unknown) =>
      listen(type, listener as EventListener, { capture: options === true, signal: leave.signal }),
  );
  startIslands({ runtimeUrl: runtime });
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

  it('still shows it while the part waits for its turn to be drawn', async () => {
    const turn = Promise.withResolvers<NonNullable<MountOptions['onTurn']>>();
    vi.stubGlobal('hasTurn', turn);
    const button = page({
      form: script('export default () => null'),
      runtime: script('export const mount = ({ onTurn }) => hasTurn.resolve(onTurn)'),
    });
    button.click();
    const onTurn = await turn.promise;
    expect(button.getAttribute('aria-busy')).toBe('true');
    // React needs the HTML as it was served.
    onTurn();
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it('shows it no longer than that, also where it is pressed while the part is being drawn', async () => {
    const drawn = Promise.withResolvers<MountOptions['onReady']>();
    vi.stubGlobal('hasDrawn', drawn);
    const button = page({
      form: script('export default () => null'),
      runtime: script('export const mount = ({ onReady }) => hasDrawn.resolve(onReady)'),
    });
    const replayed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    button.addEventListener('click', replayed);
    button.focus();
    const onReady = await drawn.promise;
    button.click();
    expect(button.getAttribute('aria-busy')).toBe('true');
    onReady((pressed) => pressed);
    await Promise.resolve();
    expect(replayed).toHaveBeenCalledTimes(1);
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });
});
