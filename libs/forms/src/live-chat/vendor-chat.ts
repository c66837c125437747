/** Address of the vendor's script. */
export const LIVE_CHAT_SCRIPT = 'https://cdn.livechatinc.com/tracking.js';
/** Longest time until the widget is ready, in ms. */
export const LIVE_CHAT_WAIT_MS = 10_000;

type Call = readonly [name: string, args: readonly unknown[]];

/** The object that the vendor's script expects. Calls wait in `_q` until the script sets the function `_h`. */
interface ChatQueue {
  readonly _v: '2.0';
  readonly _q: Call[];
  _h: ((...call: Call) => unknown) | null;
  readonly on: (...args: readonly unknown[]) => void;
  readonly once: (...args: readonly unknown[]) => void;
  readonly off: (...args: readonly unknown[]) => void;
  readonly get: (...args: readonly unknown[]) => unknown;
  readonly call: (...args: readonly unknown[]) => void;
  readonly init: () => void;
}

interface ChatPage {
  __lc?: { license: number; asyncInit: boolean };
  LiveChatWidget?: ChatQueue;
}

interface ReadyChat {
  readonly state?: { readonly availability?: 'online' | 'offline' };
}

function chatQueue(init: () => void): ChatQueue {
  const pass =
    (name: string) =>
    (...args: readonly unknown[]): unknown =>
      queue._h ? queue._h(name, args) : void queue._q.push([name, args]);
  const queue: ChatQueue = {
    _v: '2.0',
    _q: [],
    _h: null,
    on: pass('on'),
    once: pass('once'),
    off: pass('off'),
    get: pass('get'),
    call: pass('call'),
    init,
  };
  return queue;
}

/** An attempt to open the chat. */
export interface VendorChat {
  /**
   * Loads the widget. Call this once, and only after the visitor has agreed.
   * @throws if the widget cannot be loaded, is not ready within {@link LIVE_CHAT_WAIT_MS}, or no agent is
   * online
   */
  init(): Promise<void>;
  /** Shows the widget, even if the visitor has minimized it. */
  show(): void;
  /** Removes the widget from the page, and stops loading it. */
  close(): void;
}

/**
 * Prepares the vendor's chat, and sets the license. The flag `asyncInit` keeps the vendor's script from loading the
 * widget by itself.
 */
export function vendorChat(licence: string): VendorChat {
  const page = window as ChatPage;
  const script = Object.assign(document.createElement('script'), { src: LIVE_CHAT_SCRIPT, async: true });
  const widget = chatQueue(() => document.head.append(script));
  let timer: ReturnType<typeof setTimeout> | undefined;
  page.__lc = { license: Number(licence), asyncInit: true };
  page.LiveChatWidget = widget;

  async function init(): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = (why: string) => reject(new Error(why));
        timer = setTimeout(fail, LIVE_CHAT_WAIT_MS, `Chat not ready after ${LIVE_CHAT_WAIT_MS} ms`);
        script.addEventListener('error', () => fail(`Failed to load script: ${LIVE_CHAT_SCRIPT}`));
        widget.once('ready', ({ state }: ReadyChat = {}) =>
          state?.availability === 'offline' ? fail('Nobody is there to chat') : resolve(),
        );
        widget.init();
      });
    } finally {
      clearTimeout(timer);
    }
  }

  function close(): void {
    clearTimeout(timer);
    try {
      widget.call('destroy');
    } catch (error) {
      console.error('The chat could not be closed', error);
    }
    document.getElementById('chat-widget-container')?.remove();
    // A script in a separate document never runs, even if it loads later. A removed script would still run.
    new Document().adoptNode(script);
    delete page.__lc;
    delete page.LiveChatWidget;
  }

  return { init, close, show: () => widget.call('maximize') };
}
