// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { subHero } from './sub-hero.block.ts';
import * as fixtures from './sub-hero.fixtures.ts';
import { SubHero } from './sub-hero.tsx';

describe('SubHero', () => {
  it('sets rates as a table beside a picture', () => {
    const html = draw(subHero, SubHero, fixtures.phoneRates);
    expect(html).toMatch(/<th scope="row">To France<\/th><td>\$0\.05<\/td>/);
    expect(html).toMatch(/<img[^>]*alt="[^"]+"/);
  });

  it('has the picture alone where there are no rates', () => {
    const html = draw(subHero, SubHero, fixtures.phoneRatesBare);
    expect(html).not.toContain('<table');
    expect(html).toContain('<img');
  });

  it('tells about the lab in words only: the picture is behind them', () => {
    const html = draw(subHero, SubHero, fixtures.aboutLabs, 'es');
    expect(html).toContain('Sobre el laboratorio');
    expect(html).toContain('href="/intl/es/labs"');
    expect(html).toMatch(/<img[^>]*alt=""/);
  });
});
