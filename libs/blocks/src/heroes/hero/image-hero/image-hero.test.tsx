// @vitest-environment node
import { type AuthoredEntry, type BlockNode, type SiteLocale } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw as drawWithSlots, fixtureProps } from '../../../testing/fixture-props.ts';
import { hero } from '../hero.block.ts';
import { Hero } from '../hero.tsx';
import { imageHeroFace, type ImageHeroFace } from './image-hero-face.ts';
import * as fixtures from './image-hero.fixtures.ts';

const draw = (fixture: AuthoredEntry, locale?: SiteLocale) => drawWithSlots(hero, Hero, fixture, locale);

const form: BlockNode = { id: 'form', type: 'gfForm', props: {} };
const texts = ['one', 'two'];

describe('the face of an image hero', () => {
  it.each<[string, ImageHeroFace | undefined, BlockNode | undefined, readonly string[], ImageHeroFace]>([
    ['nothing said, nothing there', undefined, undefined, [], 'plain'],
    ['nothing said, a form', undefined, form, [], 'search'],
    ['nothing said, a list of texts', undefined, undefined, texts, 'noAccount'],
    ['nothing said, texts and a form', undefined, form, texts, 'noAccount'],
    ['plain, although there is a form', 'plain', form, [], 'plain'],
    ['a city email form', 'cityEmail', form, [], 'cityEmail'],
    ['a city email form that is missing', 'cityEmail', undefined, [], 'plain'],
    ['a search form that is missing', 'search', undefined, texts, 'plain'],
    ['business contact', 'businessContact', form, texts, 'businessContact'],
    ['business contact without its form', 'businessContact', undefined, [], 'plain'],
    ['no account, without texts', 'noAccount', undefined, [], 'noAccount'],
  ])('%s', (_, face, slotted, pieces, shown) => {
    expect(imageHeroFace({ face, form: slotted, texts: pieces })).toBe(shown);
  });
});

describe('ImageHero', () => {
  it.each(Object.entries(fixtures))('draws %s with one title, first in the reading order', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const html = draw(fixture, locale);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('<img'));
    }
  });

  it.each([
    ['search', fixtures.imageSearch, 'Your street address'],
    ['city email', fixtures.imageCityEmail, 'Your email'],
    ['business contact', fixtures.imageBusiness, 'Company name'],
  ])('shows the form of the %s face once', (_, fixture, label) => {
    expect(draw(fixture).match(new RegExp(label, 'g'))).toHaveLength(1);
  });

  it('says all seven pieces in their order when no account was found', () => {
    const { variant, ...props } = fixtureProps(hero, fixtures.imageNoAccount);
    if (variant !== 'imageHero' || !('texts' in props)) throw new Error('not an image hero');
    const html = draw(fixtures.imageNoAccount).replaceAll('&#x27;', '’');
    const places = props.texts.map((piece) => html.indexOf(piece));
    expect(places).toHaveLength(7);
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
  });

  it.each([
    ['en-US', '/check-address', 'Check availability'],
    ['es', '/intl/es/check-address', 'Ver cobertura'],
  ] as const)('links to the address check by itself, in %s', (locale, href, words) => {
    const html = draw(fixtures.imageNoAccount, locale);
    expect(html).toMatch(new RegExp(`<a data-action="open-address-check"[^>]* href="${href}"`));
    expect(html).toContain(words);
  });

  it('takes the editor’s link in place of the built-in one', () => {
    const html = draw(fixtures.imageNoAccountInk);
    expect(html).toContain('See if we reach you');
    expect(html).not.toContain('Check availability');
    expect(html.match(/data-action="open-address-check"/g)).toHaveLength(1);
  });
});
