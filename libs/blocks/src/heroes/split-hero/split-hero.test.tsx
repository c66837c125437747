// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { splitHero } from './split-hero.block.ts';
import * as fixtures from './split-hero.fixtures.ts';
import { SplitHero } from './split-hero.tsx';

const html = (fixture: Parameters<typeof draw>[2], locale?: 'es') =>
  draw(splitHero, SplitHero, fixture, locale);

describe('SplitHero', () => {
  it('has a form beside a speed test, which is sandboxed and speaks the language of the page', () => {
    const drawn = html(fixtures.splitHeroSpeedTest, 'es');
    expect(drawn.match(/<form/g)).toHaveLength(1);
    expect(/<iframe[^>]*>/.exec(drawn)?.[0]).toMatch(
      /src="\/speed-test\/\?lang=es".*sandbox="allow-scripts"/,
    );
  });

  it('has two forms and no speed test where the other side is a form', () => {
    const drawn = html(fixtures.splitHeroTwoForms);
    expect(drawn.match(/<form/g)).toHaveLength(2);
    expect(drawn).not.toContain('<iframe');
    expect(drawn).toContain('Not yet on your street?');
  });

  it('loads nothing of another host before somebody asks', () => {
    expect(/<iframe[^>]*>/.exec(html(fixtures.splitHeroForeignTest))?.[0]).not.toContain('src=');
  });

  it('is words alone, with no empty sheet, where the other form is missing', () => {
    const drawn = html(fixtures.splitHeroNoSide);
    expect(drawn).not.toMatch(/<(?:form|iframe)/);
    expect(drawn.match(/data-theme/g)).toHaveLength(1);
  });
});
