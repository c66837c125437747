// @vitest-environment node
import { entry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { addressForm, seePlans } from '../hero/form-hero.fixtures.ts';
import { checkAddress } from '../../testing/calls.fixtures.ts';
import { draw } from '../../testing/fixture-props.ts';
import { pageHero } from './page-hero.block.ts';
import * as fixtures from './page-hero.fixtures.ts';
import { PageHero } from './page-hero.tsx';

const html = (fixture: Parameters<typeof draw>[2], locale?: 'es') =>
  draw(pageHero, PageHero, fixture, locale);

describe('PageHero', () => {
  it.each(['pageHeroPlain', 'pageHeroModule', 'pageHeroTitleOnly'] as const)(
    'is the one title of its page: %s',
    (name) => {
      expect(html(fixtures[name]).match(/<h[1-6]/g)).toEqual(['<h1']);
    },
  );

  it('is a title of the second level further down a page', () => {
    expect(html(fixtures.pageHeroFurther).match(/<h[1-6]/g)).toEqual(['<h2']);
  });

  it('is a panel of its own color in its module form, and as wide as the screen in its plain one', () => {
    const outermost = (drawn: string) =>
      /^<[^>]*>/.exec(drawn.replace(/<style[^>]*>.*?<\/style>/gs, ''))?.[0];
    expect(outermost(html(fixtures.pageHeroForm))).toContain('data-theme="violet"');
    expect(outermost(html(fixtures.pageHeroModule))).not.toContain('data-theme');
    expect(html(fixtures.pageHeroModule)).toContain('data-theme="teal"');
  });

  it.each(['plain', 'module'] as const)(
    'shows the form in place of both calls to action in its %s form',
    (look) => {
      const actions = { cta: checkAddress, secondCta: seePlans };
      const drawn = html(
        entry(pageHero, 'page-hero-both', { title: 'Both', look, form: addressForm, ...actions }),
      );
      expect(drawn.match(/<form/g)).toHaveLength(1);
      expect(drawn).not.toMatch(/data-action|<a /);
    },
  );

  it('asks for its picture first, and has both calls to action', () => {
    const drawn = html(fixtures.pageHeroPlain, 'es');
    expect(drawn).toMatch(/<img[^>]*fetchpriority="high"/i);
    expect(drawn).toContain('data-action="open-address-check"');
    expect(drawn).toContain('href="/intl/es/plans"');
  });
});
