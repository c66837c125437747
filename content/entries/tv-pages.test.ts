// @vitest-environment node
import { hero, tvChoice } from '@skein/blocks/content';
import { collect, createSanitize, parseAuthored, type SiteLocale, valuesOf } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { colorTokens } from '@skein/ui/tokens';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { pages } from '../entries.ts';

const options = { palette: colorTokens, sanitize: createSanitize(createDOMPurify(new JSDOM('').window)) };

function topOf(slug: string) {
  const found = pages.find((authored) => valuesOf(page, authored).slug === slug);
  const [top] = found ? (valuesOf(page, found).blocks ?? []) : [];
  if (!top) throw new Error(`There is nothing on ${slug}`);
  return top;
}

describe.each<[SiteLocale, string]>([
  ['en-US', ''],
  ['es', '/intl/es'],
])('the pages about TV, in %s', (locale, prefix) => {
  it('have the TV hero at product/tv, which knows its path', () => {
    const { props, problems } = parseAuthored(hero, topOf('/product/tv'), { ...options, locale });
    expect(problems).toEqual([]);
    expect(props).toMatchObject({ variant: 'tvHero', pagePath: `${prefix}/product/tv` });
  });

  it('have the TV-choice hero at product/tv/choice, which knows its path', () => {
    const { props, problems } = parseAuthored(tvChoice, topOf('/product/tv/choice'), { ...options, locale });
    expect(problems).toEqual([]);
    expect(props).toMatchObject({ pagePath: `${prefix}/product/tv/choice` });
  });
});

it('these heroes stand on no other page', () => {
  const elsewhere = pages.filter((authored) => {
    const { slug } = valuesOf(page, authored);
    const isTv = collect([authored]).entries.some(
      ({ typeId, fields }) =>
        typeId === tvChoice.id || (typeId === hero.id && fields['gfHeroBannerType']?.['en-US'] === 5),
    );
    return isTv && slug !== '/product/tv' && slug !== '/product/tv/choice';
  });
  expect(elsewhere.map(({ id }) => id)).toEqual([]);
});
