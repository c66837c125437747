// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { LanguageProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { statePage } from './state-page.block.ts';
import * as fixtures from './state-page.fixtures.ts';
import { StatePage } from './state-page.tsx';

const draw = (fixture: AuthoredEntry, locale: SiteLocale = 'en-US') =>
  renderToString(
    <LanguageProvider language={locale === 'es' ? 'es' : 'en'}>
      <StatePage {...fixtureProps(statePage, fixture, locale)} />
    </LanguageProvider>,
  );
const cards = (html: string) => html.split('<article').slice(1);

describe('StatePage', () => {
  it('is a list of links to its cities, in their order, in the language of the page', () => {
    const html = draw(fixtures.stateOfThree, 'es');
    expect([...html.matchAll(/<a href="([^"]*\/cities[^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/intl/es/cities/austin',
      '/intl/es/cities/sanantonio',
      '/intl/es/cities/elpaso',
    ]);
    expect(html).toContain('Próximamente');
  });

  it('is the title of its page where the editor says so, and cities stand under it in the outline', () => {
    expect(draw(fixtures.stateOfThree)).toMatch(/<h1[^>]*>Skein in Texas<.*<h2/s);
    expect(draw(fixtures.stateOfOne)).toMatch(/<h2[^>]*>Skein in Georgia<.*<h3/s);
  });

  it('says which cities are to come, and only those', () => {
    const [austin, sanAntonio, elPaso] = cards(draw(fixtures.stateOfThree));
    expect([austin, sanAntonio, elPaso].map((card) => card?.includes('Coming soon'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('marks a web-pass city with an arrow that leaves, opens it in a new tab and says so; others lead on', () => {
    const [denver = '', lakewood = ''] = cards(draw(fixtures.stateOfFour));
    expect(denver).toContain('data-mark="external"');
    expect(denver).toContain('target="_blank"');
    expect(denver).toContain('opens in a new tab');
    expect(lakewood).toContain('data-mark="forward"');
    expect(lakewood).not.toContain('target=');
  });

  it('has a note that opens the address check of the header, and leads to its page without script', () => {
    const html = draw(fixtures.stateOfThree);
    expect(html).toMatch(/<a data-action="open-address-check"[^>]*href="\/check-address"/);
    expect(draw(fixtures.stateOfOne)).not.toContain('check-address');
  });

  it('has no list where there is no city', () => {
    expect(draw(fixtures.stateOfNone)).not.toContain('<ul');
  });
});
