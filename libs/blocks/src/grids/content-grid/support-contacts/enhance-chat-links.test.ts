import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followToChat, markChatWindow } from './enhance-chat-links.ts';

const open = vi.fn<typeof window.open>();
const PREFIXES = ['', '/intl/es', '/intl/fr'];
const follow = (event: MouseEvent) => followToChat(event, PREFIXES);
/** Makes `window.open` return a window that shows the page at this URL. */
function opens(location: object = new URL('about:blank')) {
  const chat = { focus: vi.fn(), location };
  open.mockReturnValue(chat as unknown as Window);
  return chat;
}

beforeEach(() => {
  open.mockReset();
  opens();
  vi.stubGlobal('open', open);
  document.body.addEventListener('click', follow);
});
afterEach(() => document.body.removeEventListener('click', follow));

/** Presses a link. Returns whether the browser would follow the link. */
function follows(href: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<p>Ask <a href="${href}"><b>in the chat</b></a>.</p>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let followed = false;
  const browser = (last: Event) => {
    followed = !last.defaultPrevented;
    last.preventDefault();
  };
  addEventListener('click', browser, { once: true });
  document.querySelector('b')?.dispatchEvent(event);
  return followed;
}

it('the chat window, and no other, is marked as a window of its own', () => {
  for (const [name, marked] of [
    ['skein-chat', true],
    ['', false],
  ] as const) {
    window.name = name;
    markChatWindow();
    expect(document.documentElement.hasAttribute('data-popup')).toBe(marked);
  }
});

describe('a link to the chat', () => {
  it.each([...PREFIXES.map((prefix) => `${prefix}/chat`), '/chat?from=hero'])(
    'to %s opens a window of 321 by 503',
    (href) => {
      const chat = opens();
      expect(follows(href)).toBe(false);
      expect(open).toHaveBeenCalledWith('', 'skein-chat', 'popup,width=321,height=503');
      expect([chat.location, chat.focus.mock.calls.length]).toEqual([location.origin + href, 1]);
    },
  );

  it.each(['/chat', '/intl/es/chat?from=hero'])(
    'leaves a window as it is that is at %s, with what has been typed there',
    (path) => {
      const chat = opens(new URL(path, location.origin));
      expect(follows('/chat')).toBe(false);
      expect(open).toHaveBeenCalledWith('', 'skein-chat', expect.any(String));
      expect(chat.location).toEqual(new URL(path, location.origin));
      expect(chat.focus).toHaveBeenCalledOnce();
    },
  );

  it('brings a window back to the chat that shows the page of another site', () => {
    const chat = opens({
      get pathname() {
        throw new DOMException('', 'SecurityError');
      },
    });
    expect(follows('/chat')).toBe(false);
    expect([chat.location, chat.focus.mock.calls.length]).toEqual([`${location.origin}/chat`, 1]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'is a link like any other with %j',
    (keys) => {
      expect(follows('/chat', keys)).toBe(true);
      expect(open).not.toHaveBeenCalled();
    },
  );

  it('is a page where the browser opens no window', () => {
    open.mockReturnValue(null);
    expect(follows('/chat')).toBe(true);
  });

  it('is followed from the page of the chat, to the other language', () => {
    history.replaceState(null, '', '/chat');
    expect(follows('/intl/es/chat')).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  it.each(['/chatter', '/support/chat', '/intl/de/chat', 'https://elsewhere.example/chat', 'mailto:chat'])(
    'is not one to %s',
    (href) => {
      expect(follows(href)).toBe(true);
      expect(open).not.toHaveBeenCalled();
    },
  );
});
