// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { faqOfProps } from '../faq-links/faq-of-props.ts';
import { fixtureProps } from '../../testing/fixture-props.ts';
import * as accordions from './accordion-tabs/accordion-tabs.fixtures.ts';
import { faqTabs } from './faq-tabs.block.ts';
import { FaqTabs } from './faq-tabs.tsx';
import * as horizontals from './horizontal-tabs/horizontal-tabs.fixtures.ts';
import * as verticals from './vertical-tabs/vertical-tabs.fixtures.ts';

const draw = (fixture: AuthoredEntry<'gfFaqTabs'>, openSlug?: string) =>
  renderToStaticMarkup(<FaqTabs {...fixtureProps(faqTabs, fixture)} openSlug={openSlug} />);
/** Returns the titles of the tabs. The open tab's title ends with ` *`. */
const tabsOf = (html: string) =>
  [...html.matchAll(/<details name="[^"]*tabs"([^>]*)><summary[^>]*>([^<]*)</g)].map(
    ([, attributes = '', title = '']) => title + (attributes.includes('open') ? ' *' : ''),
  );

describe.each([
  ['horizontal', horizontals.horizontal],
  ['vertical', verticals.vertical],
  ['accordion', accordions.accordion],
] as const)('FaqTabs, %s', (layout, fixture) => {
  it('serves the first tab open, and leaves out one without questions', () => {
    expect(tabsOf(draw(fixture))).toEqual(['Installation *', 'Bills', 'Moving']);
    expect(draw(fixture)).toContain(`data-faq-tabs="${layout}"`);
  });

  it.each([
    ['paper', 1],
    ['bills', 1],
    ['moving', 2],
    ['who-knows', 0],
  ])('serves for the slug %s the tab in place %i open', (slug, place) => {
    expect(tabsOf(draw(fixture, slug)).findIndex((title) => title.endsWith('*'))).toBe(place);
  });

  it('groups the questions of all tabs, so that the browser keeps one open', () => {
    const names = [...draw(fixture).matchAll(/<details id="[^"]*" name="([^"]*questions)"/g)];
    expect(names.length).toBeGreaterThan(4);
    expect(new Set(names.map(([, name]) => name)).size).toBe(1);
  });
});

it('the column of tabs is reached as #faqs and has its list of topics', () => {
  const html = draw(verticals.vertical);
  expect(html).toContain('id="faqs"');
  expect(html).toMatch(/<select[^>]*>(<option[^>]*>[^<]*<\/option>){3}<\/select>/);
});

it('without a question nothing is drawn', () => {
  const props = fixtureProps(faqTabs, horizontals.horizontal);
  expect(renderToStaticMarkup(<FaqTabs {...props} tabs={[]} />)).toBe('');
});

it('names its slugs and questions, but not those of tabs that are not shown', () => {
  const found = faqOfProps(faqTabs.id, fixtureProps(faqTabs, horizontals.horizontal));
  expect(found?.slugs).toEqual([
    'installation',
    'bills',
    'the-hole',
    'at-home',
    'bill-due',
    'paper',
    'moving',
  ]);
  expect(found?.questions.map(({ title }) => title)).toHaveLength(6);
  expect(faqOfProps('gfTextBlock', {})).toBeUndefined();
});
