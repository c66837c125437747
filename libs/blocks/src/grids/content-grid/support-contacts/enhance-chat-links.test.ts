import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followToChat } from './enhance-chat-links.ts';

const open = vi.fn<typeof window.open>();
const PREFIXES = ['', '/intl/es', '/intl/fr'];
const follow = (event: MouseEvent) => followToChat(event, PREFIXES);

beforeEach(() => {
  open.mockReset().mockReturnValue({ focus() {} } as Window);
  vi.stubGlobal('open', open);
  document.body.addEventListener('click', follow);
});
afterEach(() => {
  document.body.removeEventListener('click', follow);
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Presses a link, and says whether the browser would have followed it. */
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

describe('a link to the chat', () => {
  it.each([...PREFIXES.map((prefix) => `${prefix}/chat`), '/chat?from=hero'])(
    'to %s opens a window of 321 by 503',
    (href) => {
      expect(follows(href)).toBe(false);
      expect(open).toHaveBeenCalledWith(location.origin + href, 'skein-chat', 'popup,width=321,height=503');
    },
  );

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
