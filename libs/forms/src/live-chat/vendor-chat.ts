/** Where the widget comes from. */
export const LIVE_CHAT_SCRIPT = 'https://cdn.livechatinc.com/tracking.js';
/** How long it may take from the start of the widget until it listens, ms. */
export const LIVE_CHAT_WAIT_MS = 10_000;

type Call = readonly [name: string, args: readonly unknown[]];

/** What the vendor's script looks for on the page: calls wait in `_q` until it puts its own function into `_h`. */
interface ChatQueue {
  readonly _v: '2.0';
  readonly _q: Call[];
  _h: ((...call: Call) => unknown) | null;
  readonly on: (...args: readonly unknown[]) => void;
  readonly once: (...args: readonly unknown[]) => void;
  readonly off: (...args: readonly unknown[]) => void;
  readonly get: (...args: readonly unknown[]) => unknown;
  readonly call: (...args: readonly unknown[]) => void;
  /** Fetches the script. */
  readonly init: () => void;
}

interface ChatPage {
  __lc?: { license: number; asyncInit: boolean };
  LiveChatWidget?: ChatQueue;
}

/** What the vendor says when it listens. */
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

/** One try to chat. */
export interface VendorChat {
  /**
   * Fetches the widget. Call it once, and not before the visitor has agreed.
   * @throws when it cannot be fetched, does not listen within {@link LIVE_CHAT_WAIT_MS}, or nobody is there to answer
   */
  init(): Promise<void>;
  /** Shows the widget, also one that the visitor has made small. */
  show(): void;
  /** Takes the widget off the page, with whatever is still on its way. */
  close(): void;
}

/**
 * LiveChat, ready to be fetched. The licence stands on the page before anything of the vendor's, and `asyncInit` keeps it
 * from being fetched by itself.
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
    // In a document of its own it never runs, also if it arrives later: to be removed would not be enough.
    new Document().adoptNode(script);
    delete page.__lc;
    delete page.LiveChatWidget;
  }

  return { init, close, show: () => widget.call('maximize') };
}
