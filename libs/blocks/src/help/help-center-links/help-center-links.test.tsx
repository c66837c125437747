import { afterEach, describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { enhanceCityInfo } from './enhance-city-info.ts';
import { helpCenterLinks } from './help-center-links.block.ts';
import * as fixtures from './help-center-links.fixtures.ts';
import { HelpCenterLinks } from './help-center-links.tsx';

type Fixture = (typeof fixtures)[keyof typeof fixtures];
const html = (fixture: Fixture, locale: 'en-US' | 'es' = 'en-US') =>
  draw(helpCenterLinks, HelpCenterLinks, fixture, locale);

let stop = () => {};
function serve(fixture: Fixture) {
  document.body.innerHTML = `<main>${html(fixture)}</main>`;
  // Links must not leave the page of the test.
  document.querySelector('main')?.addEventListener('click', (event) => event.preventDefault());
  stop = enhanceCityInfo(document.body);
  return [...document.querySelectorAll('a')];
}

afterEach(() => stop());

describe('HelpCenterLinks', () => {
  it('leads into the help center in the language of the page, and says what opens a new tab', () => {
    const text = html(fixtures.helpCenterCity, 'es');
    expect(text).toContain('href="/intl/es/support/faq/first-bill"');
    expect(text).toMatch(/href="https:\/\/help\.skein\.example\/"[^>]*target="_blank"/);
    expect(text.match(/<a /g)).toHaveLength(3);
  });

  it('is nothing without links', () => expect(html(fixtures.helpCenterEmpty)).toBe(''));

  it('tells the help center of the city when a link is followed, and not before', () => {
    const [first] = serve(fixtures.helpCenterCity);
    document.querySelector('h2')?.click();
    expect(document.cookie).toBe('');
    first?.click();
    expect(document.cookie).toBe('city-info=austin');
  });

  it('tells it of a link that is opened in another tab', () => {
    const [first] = serve(fixtures.helpCenterMany);
    first?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(document.cookie).toBe('city-info=San%20Antonio');
  });

  it('tells it nothing where no city is named', () => {
    const [first] = serve(fixtures.helpCenterPlain);
    first?.click();
    expect(document.cookie).toBe('');
  });
});
