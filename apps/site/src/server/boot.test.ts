// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const page = globalThis as { dataLayer?: object[] };

beforeAll(async () => {
  // These tests ignore everything that waits until the browser is idle.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  history.replaceState(null, '', '/?utm_source=news&id=7');
  await import('virtual:skein-boot');
});
beforeEach(() => {
  page.dataLayer = [];
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

function click(declared: string): object[] | undefined {
  document.body.innerHTML = '<button><b>Go</b></button>';
  document.querySelector('button')?.setAttribute('data-analytics', declared);
  document.querySelector('b')?.click();
  return page.dataLayer;
}

// The first test, because each test ends without cookies.
it('keeps the campaign that a visitor comes by', () => {
  expect(document.cookie).toContain('skein_campaign=utm_source=news');
});

it('pushes what the markup declares when something in it is clicked, once', () => {
  expect(click('{"event":"cta","label":"hero"}')).toEqual([{ event: 'cta', label: 'hero' }]);
});

it.each([
  ['a key that names a person', '{"event":"cta","email":"a"}'],
  ['a phone number', '{"event":"cta","phone":"512-555-0100"}'],
  ['an address in a label', '{"event":"cta","label":"ada@example.com"}'],
  ['somebody further inside', '{"event":"cta","user":{"name":"Ada"}}'],
])('lets no personal data into the data layer: %s', (_, declared) => {
  expect(click(declared)).toEqual([{ event: 'cta' }]);
});

it.each(['{"event":', '[1]', 'null', ''])('pushes nothing for a declaration that reads %j', (declared) => {
  expect(click(declared)).toEqual([]);
});

it('opens the chat in a window of its own, before any script but the first has come', () => {
  const chat = { focus() {}, location: new URL('about:blank') };
  const open = vi.fn(() => chat);
  vi.stubGlobal('open', open);
  document.body.innerHTML = '<p><a href="/chat">Ask</a></p>';
  document.querySelector('a')?.click();
  expect(open).toHaveBeenCalledWith('', 'skein-chat', expect.any(String));
  expect(chat.location).toMatch(/\/chat$/);
});

it('has the link to the other language lead to what is shown, however it is opened', () => {
  document.body.innerHTML = '<a data-language-link hreflang="es" href="/intl/es">Español</a>';
  const link = document.querySelector('a');
  for (const [at, type] of ['click', 'auxclick', 'contextmenu'].entries()) {
    history.replaceState(null, '', `/quiz?step=${at}`);
    document.body.addEventListener(type, (event) => event.preventDefault(), { once: true });
    link?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    expect(link?.getAttribute('href')).toBe(`/intl/es/quiz?step=${at}`);
  }
});

it('keeps the cookie of a city whose help center is gone to, before any script but the first has come', () => {
  document.body.innerHTML = '<div data-city-info="austin"><a href="#help">My first bill</a></div>';
  document.querySelector('a')?.click();
  expect(document.cookie).toContain('city-info=austin');
});
