import { describe, expect, it } from 'vitest';
import { followAddress } from './follow-address.ts';

/** Opens a page at `address`. `language` and `href` are attributes of its language link in the server's HTML. */
function open(address: string, href: string, language: 'en' | 'es' = 'es') {
  history.replaceState(null, '', address);
  const page = document.createElement('div');
  page.innerHTML = `<a data-language-link hreflang="${language}" href="${href}"><b>Español</b></a><a href="/plans">Plans</a>`;
  page.addEventListener('click', followAddress());
  const [link, other] = page.querySelectorAll('a');
  return {
    page,
    press() {
      page.querySelector('b')?.click();
      return link?.getAttribute('href');
    },
    pressOther() {
      other?.click();
      return other?.getAttribute('href');
    },
  };
}
const go = (address: string) => history.pushState(null, '', address);

describe('the link to the other language', () => {
  it('leads to what is shown when it is pressed, each time', () => {
    const { press } = open('/product-quiz', '/intl/es/product-quiz');
    go('/product-quiz?household-size=4&step=2#quiz');
    expect(press()).toBe('/intl/es/product-quiz?household-size=4&step=2#quiz');
    go('/product-quiz');
    expect(press()).toBe('/intl/es/product-quiz');
  });

  it.each([
    [
      'another question',
      '/intl/es/support/faq',
      '/intl/es/support/faq/first-bill',
      '/support/faq/first-bill',
    ],
    [
      'another filter',
      '/intl/es/careers?keyword=fibra',
      '/intl/es/careers?location=Austin',
      '/careers?location=Austin',
    ],
    ['a part of home', '/intl/es', '/intl/es#plans', '/#plans'],
  ])('leads from Spanish to %s', (_, drawn, shown, expected) => {
    const { press } = open(drawn, drawn.slice('/intl/es'.length) || '/', 'en');
    go(shown);
    expect(press()).toBe(expected);
  });

  it.each([
    ['a hash', '/support/network-status#network-status', '/intl/es/support/network-status'],
    ['the query of a page without a server', '/check-address?plan=1-gig', '/intl/es/check-address'],
    ['a filter that the server has drawn, with a hash', '/careers?location=Austin#roles', '/intl/es/careers'],
    [
      'a campaign beside a filter',
      '/careers?location=Austin&utm_source=x',
      '/intl/es/careers?location=Austin',
    ],
  ])('keeps what the visitor arrived with: %s', (_, address, drawn) => {
    const { press } = open(address, drawn);
    expect(press()).toBe(`/intl/es${address}`);
    expect(press()).toBe(`/intl/es${address}`);
  });

  it('stays as it was drawn if the host has given its address: the language of a post is in its query', () => {
    const again = '/buyflow_address_check_form/again?lang=';
    const { page, press } = open(`${again}en`, `${again}es`);
    page.querySelector('a')?.setAttribute('data-language-link', 'given');
    expect(press()).toBe(`${again}es`);
    go(`${again}en#street`);
    expect(press()).toBe(`${again}es`);
  });

  it('stays as it was drawn where nothing has changed: the answer to a form stands at the address of the form', () => {
    const { press } = open('/_grow/api/submit-application', '/intl/es/careers/job/?id=7');
    expect(press()).toBe('/intl/es/careers/job/?id=7');
  });

  it('leads from any language to any other, each link to its own', () => {
    history.replaceState(null, '', '/intl/es/quiz');
    const page = document.createElement('div');
    page.innerHTML = ['/quiz', '/intl/fr/quiz']
      .map((href) => `<a data-language-link href="${href}"></a>`)
      .join('');
    page.addEventListener('click', followAddress());
    const links = [...page.querySelectorAll('a')];
    go('/intl/es/quiz/result?a=1');
    links[1]?.click();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/quiz/result?a=1',
      '/intl/fr/quiz/result?a=1',
    ]);
    go('/intl/es/quiz');
    links[0]?.click();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/quiz', '/intl/fr/quiz']);
  });

  it('that was to take a form along is a link once the form has gone', () => {
    const opened: string[] = [];
    const page = document.createElement('div');
    page.innerHTML =
      '<form id="typed"></form><button type="button" form="typed" data-language-link value="/intl/es/labs"><b>Español</b></button>';
    page.addEventListener(
      'click',
      followAddress((path) => opened.push(path)),
    );
    page.addEventListener(
      'auxclick',
      followAddress((path) => opened.push(path)),
    );
    document.body.append(page);
    const press = (type = 'click') =>
      page.querySelector('b')?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    press();
    expect(opened).toEqual([]);
    page.querySelector('form')?.remove();
    press();
    press('auxclick');
    expect(opened).toEqual(['/intl/es/labs']);
    page.remove();
  });

  it('is the only link that changes', () => {
    const { pressOther } = open('/', '/intl/es');
    go('/?a=b');
    expect(pressOther()).toBe('/plans');
  });
});
