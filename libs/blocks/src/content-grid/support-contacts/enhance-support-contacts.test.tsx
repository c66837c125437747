import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceSupportContacts } from './enhance-support-contacts.ts';

const open = vi.fn<typeof window.open>();
const shown = vi.fn();
let undo = () => {};

function cards(search = ''): HTMLElement {
  history.replaceState(null, '', `/support${search}`);
  document.body.innerHTML = `<div id="cards">
    <div data-contact="chat"><h3>Chatea</h3><a href="/intl/es/chat">Abrir</a></div>
    <div data-contact="call"><h3>Llámanos</h3><button>Números</button></div>
    <div data-contact="schedule"><h3>Que te llamemos</h3><button>Elegir hora</button></div>
  </div>`;
  const root = document.querySelector<HTMLElement>('#cards') ?? document.body;
  for (const button of root.querySelectorAll('button'))
    button.addEventListener('click', () => void shown(button.textContent));
  undo = enhanceSupportContacts(root);
  return root;
}
const clickChat = (root: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  root.querySelector('a')?.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  open.mockReset().mockReturnValue({ focus() {} } as Window);
  shown.mockReset();
  vi.stubGlobal('open', open);
});
afterEach(() => {
  undo();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('the chat of a card', () => {
  it('opens in a window of 321 by 503', () => {
    expect(clickChat(cards()).defaultPrevented).toBe(true);
    expect(open).toHaveBeenCalledWith(
      expect.stringMatching(/\/intl\/es\/chat$/),
      'skein-chat',
      'popup,width=321,height=503',
    );
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is a link like any other with %j',
    (keys) => {
      const root = cards();
      root.addEventListener('click', (event) => event.preventDefault());
      clickChat(root, keys);
      expect(open).not.toHaveBeenCalled();
    },
  );

  it('is a page where the browser opens no window', () => {
    open.mockReturnValue(null);
    const root = cards();
    let followed: boolean | undefined;
    document.body.addEventListener(
      'click',
      (event) => {
        followed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    clickChat(root);
    expect(followed).toBe(true);
  });
});

describe('cardName', () => {
  it.each([
    ['?cardName=chat', 'chat'],
    ['?cardName=CHATEA', 'chat'],
    ['?cardName=Chat%20with%20us', 'chat'],
    ['?cardName=Llamanos', 'Números'],
    ['?cardName=call', 'Números'],
    ['?cardName=Schedule%20a%20call', 'Elegir hora'],
    ['?cardName=que%20te%20llamemos', 'Elegir hora'],
    ['?cardName=nothing', undefined],
    ['', undefined],
  ])('%s opens %s', (search, what) => {
    cards(search);
    expect(open.mock.calls.length).toBe(what === 'chat' ? 1 : 0);
    expect(shown.mock.calls.flat()).toEqual(what === undefined || what === 'chat' ? [] : [what]);
  });
});
