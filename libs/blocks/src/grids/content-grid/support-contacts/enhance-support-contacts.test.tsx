import { entry } from '@skein/cms-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { draw } from '../../../testing/fixture-props.ts';
import { contentGrid } from '../content-grid.block.ts';
import { ContentGrid } from '../content-grid.tsx';
import { card } from '../items/card.content.ts';
import { enhanceSupportContacts } from './enhance-support-contacts.ts';

const open = vi.fn<typeof window.open>();
const shown = vi.fn();

function cards(search = ''): void {
  history.replaceState(null, '', `/support${search}`);
  document.body.innerHTML = `<div id="cards">
    <div data-contact="chat"><h3>Chatea</h3><p data-card-action><a href="/intl/es/chat">Abrir</a></p></div>
    <div data-contact="call"><h3>Llámanos</h3><p data-card-action><button>Números</button></p></div>
    <div data-contact="schedule"><h3>Que te llamemos</h3><p data-card-action><button>Elegir hora</button></p></div>
  </div>`;
  const root = document.querySelector<HTMLElement>('#cards') ?? document.body;
  for (const button of root.querySelectorAll('button'))
    button.addEventListener('click', () => void shown(button.textContent));
  enhanceSupportContacts(root);
}

beforeEach(() => {
  open.mockReset().mockReturnValue({ focus() {} } as Window);
  shown.mockReset();
  vi.stubGlobal('open', open);
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

  it.each([
    ['chat', '/intl/es/chat'],
    ['schedule', '/support/schedule-a-call'],
  ])('in place of a page that it leads to, %s leaves no step of the history behind', (name, href) => {
    open.mockReturnValue(null);
    const replace = vi.fn();
    vi.stubGlobal('location', {
      search: `?cardName=${name}`,
      replace,
      assign: replace.bind(undefined, 'a step'),
    });
    document.body.innerHTML = `<div data-contact="${name}"><h3>It</h3><p data-card-action><a href="${href}">Open</a></p></div>`;
    enhanceSupportContacts(document.body);
    expect(replace.mock.calls).toEqual([[new URL(href, document.baseURI).href]]);
  });

  it.each([
    ['chat', '/chat'],
    ['Call sales', '/sales'],
    ['Call support', '/help'],
    ['call', '/sales'],
  ])('%s means the action of that very card, %s', (name, href) => {
    const cardOf = (title: string, target: string) =>
      entry(card, `contact-${target.slice(1)}`, {
        variant: 'supportContactCard',
        title,
        description:
          '<p>See <a href="/support/hours">our hours</a> or <a href="tel:+15125550142">call</a>.</p>',
        cta: goTo(target.slice(1), 'Go', 'Ir', `${target}#here`),
      });
    const items = [cardOf('Chat', '/chat'), cardOf('Call sales', '/sales'), cardOf('Call support', '/help')];
    const grid = entry(contentGrid, 'grid', { variant: 'supportContacts', items });
    const replace = vi.fn<(href: string) => void>();
    vi.stubGlobal('location', { search: `?cardName=${encodeURIComponent(name)}`, replace });
    open.mockReturnValue(null);
    document.body.innerHTML = draw(contentGrid, ContentGrid, grid);
    enhanceSupportContacts(document.body);
    expect(replace.mock.calls.flat().map((to) => new URL(to).pathname)).toEqual([href]);
  });
});
