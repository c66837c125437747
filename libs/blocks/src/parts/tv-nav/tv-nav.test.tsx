// @vitest-environment node
import { LanguageProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tvViolet, tvWithoutBar } from '../../heroes/hero/tv-hero/tv-hero.fixtures.ts';
import { hero } from '../../heroes/hero/hero.block.ts';
import { Hero } from '../../heroes/hero/hero.tsx';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { tvChoice } from '../../heroes/tv-choice/tv-choice.block.ts';
import { tvChoiceOnlyTitle, tvChoiceViolet } from '../../heroes/tv-choice/tv-choice.fixtures.ts';
import { TvChoice } from '../../heroes/tv-choice/tv-choice.tsx';
import { isCurrent } from './is-current.ts';

describe('the current page', () => {
  it.each([
    ['/product/tv', '/product/tv', true],
    ['/product/tv/', '/product/tv', true],
    ['/product/tv?plan=1#top', '/product/tv', true],
    ['/product/tv/choice', '/product/tv', false],
    ['/intl/es/product/tv', '/product/tv', false],
    ['/', '/', true],
    ['/product/tv', undefined, false],
  ])('%s on %s: %s', (link, page, current) => {
    expect(isCurrent(link, page)).toBe(current);
  });
});

describe('the bar of TV pages', () => {
  it.each(['en-US', 'es'] as const)('marks the page of the TV hero, in %s', (locale) => {
    const html = renderToString(<Hero {...fixtureProps(hero, tvViolet, locale)} />);
    const path = locale === 'es' ? '/intl/es/product/tv' : '/product/tv';
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`href="${path}" aria-current="page"`));
  });

  it('marks another link of the same bar on the page of choices', () => {
    const html = renderToString(<TvChoice {...fixtureProps(tvChoice, tvChoiceViolet)} />);
    expect(html).toContain('href="/product/tv/choice" aria-current="page"');
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  it('has a name in the language of the page', () => {
    const html = renderToString(
      <LanguageProvider language="es">
        <TvChoice {...fixtureProps(tvChoice, tvChoiceViolet, 'es')} />
      </LanguageProvider>,
    );
    expect(html).toContain('<nav aria-label="Páginas de tele"');
  });

  it('is not there without links', () => {
    expect(renderToString(<Hero {...fixtureProps(hero, tvWithoutBar)} />)).not.toContain('<nav');
    expect(renderToString(<TvChoice {...fixtureProps(tvChoice, tvChoiceOnlyTitle)} />)).not.toContain('<nav');
  });
});
