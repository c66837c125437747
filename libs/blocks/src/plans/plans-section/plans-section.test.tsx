// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { draw, fixtureProps, parseRaw } from '../../testing/fixture-props.ts';
import { plansSection } from './plans-section.block.ts';
import * as fixtures from './plans-section.fixtures.ts';
import { PlansSection } from './plans-section.tsx';

const html = (fixture: AuthoredEntry, locale: SiteLocale = 'en-US') =>
  draw(plansSection, PlansSection, fixture, locale);
const plansOf = (markup: string) => markup.split('data-plan=""').slice(1);
const declared = (markup: string) =>
  [...markup.replaceAll('&quot;', '"').matchAll(/data-analytics(?:-open)?="(\{.*?\})"/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );

describe('PlansSection', () => {
  it('is reached by the anchor plans', () => {
    expect(html(fixtures.threePlans)).toContain('<section id="plans"');
  });

  it.each([
    ['the second', fixtures.threePlans, 1],
    ['the active one', fixtures.activePlan, 2],
    ['the only one', fixtures.onePlan, 0],
  ])('looks first at %s', (_, fixture, index) => {
    expect(plansOf(html(fixture)).map((plan) => plan.startsWith(' data-first'))).toEqual(
      plansOf(html(fixture)).map((_plan, at) => at === index),
    );
  });

  it('says on each closed card its price, its first three features and the way to order it', () => {
    const closed = plansOf(html(fixtures.threePlans)).map((plan) => plan.split('<details')[0] ?? '');
    expect(closed).toHaveLength(3);
    for (const plan of closed) {
      expect(plan).toMatch(/\$\d+/);
      expect(plan).toMatch(/Mbps down and up.*The router and its installation.*All the data you use/);
      expect(plan).toMatch(/<a[^>]*data-action="open-address-check"/);
      expect(plan).not.toMatch(/A second access point|Home phone/);
    }
  });

  it('counts the cards under a row to swipe through, and says nothing of it to listeners', () => {
    const dots = (markup: string) =>
      /<div aria-hidden="true" data-dots=""[^>]*>((?:<i><\/i>)*)/.exec(markup)?.[1];
    expect(dots(html(fixtures.threePlans))).toBe('<i></i>'.repeat(3));
    expect(dots(html(fixtures.onePlan))).toBeUndefined();
  });

  it('names its details after the extras where nothing else is in them', () => {
    const [half = '', one = ''] = plansOf(html(fixtures.threePlans));
    expect(half).toMatch(/<summary.*?>Add-ons</);
    expect(one).toMatch(/<summary.*?>What else you get</);
  });

  it('has details that are closed, and open without script', () => {
    const markup = html(fixtures.threePlans);
    expect(markup.match(/<details[^>]*>/g)).toHaveLength(3);
    expect(markup).not.toMatch(/<details[^>]* open/);
  });

  it('reports that details open, that they close, and that the quiz is taken, in the words that reports know', () => {
    expect(declared(html(fixtures.onePlan))).toEqual([
      { event: 'plan_card', category: 'plans', action: 'expand', label: 'Skein 1\u00a0Gig' },
      { event: 'plan_card', category: 'plans', action: 'collapse', label: 'Skein 1\u00a0Gig' },
    ]);
    expect(declared(html(fixtures.threePlans, 'es'))).toContainEqual({
      event: 'quiz_promo',
      category: 'quiz',
      action: 'click',
      label: 'take the quiz',
    });
  });

  it('opens the address check by its button, and leads to its page without script', () => {
    expect(html(fixtures.threePlans, 'es')).toMatch(
      /<a[^>]* href="\/intl\/es\/check-address"[^>]* data-action="open-address-check"|<a[^>]*data-action="open-address-check"[^>]*href="\/intl\/es\/check-address"/,
    );
  });

  it('compares two or more, in a dialog that its button and #compare-plans open', () => {
    const markup = html(fixtures.threePlans);
    const [, id = ''] = /<dialog[^>]* id="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`command="show-modal" commandfor="${id}"`);
    expect(markup).toContain('data-open-at="#compare-plans"');
    expect(html(fixtures.onePlan)).not.toContain('<dialog');
    expect(html(fixtures.barePlans)).not.toContain('<dialog');
  });

  it('compares its own plans where a page shows two rows of plans', () => {
    const props = fixtureProps(plansSection, fixtures.threePlans);
    const twice = renderToString(
      <>
        <PlansSection {...props} />
        <PlansSection {...props} />
      </>,
    );
    const ids = [...twice.matchAll(/<dialog[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    const opened = [...twice.matchAll(/command="show-modal" commandfor="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    expect(opened).toEqual(ids);
  });

  it('names the flag and the variation that choose its style', () => {
    expect(html(fixtures.threePlans)).toContain(
      'data-style-flag="[&quot;plans_style&quot;,&quot;loud&quot;]"',
    );
    expect(html(fixtures.barePlans)).not.toContain('data-style-flag');
  });

  it('asks for pictures of 840 × 200 and shows icons 64 px high', () => {
    const photo = { url: '/assets/a/b.jpg', width: 2000, height: 1000, alt: '', contentType: 'image/jpeg' };
    const props = fixtureProps(plansSection, fixtures.onePlan);
    const [card] = props.cards;
    if (!card) throw new Error('There is no card');
    const markup = draw(
      plansSection,
      (rest) => <PlansSection {...rest} cards={[{ ...card, picture: photo, icon: photo }]} />,
      fixtures.onePlan,
    );
    expect(markup).toMatch(/w=840&amp;h=200/);
    expect(markup).toMatch(/<img[^>]* height="64"/);
  });

  it.each([
    ['words without a link', { promoText: 'Not sure?' }],
    ['a link without words', { promoCtaText: 'Quiz', promoCtaLink: '/quiz' }],
    [
      'a link that runs script',
      { promoText: 'Not sure?', promoCtaText: 'Quiz', promoCtaLink: 'javascript:alert(1)' },
    ],
  ])('has no promo box for %s', (_, fields) => {
    const raw = {
      sys: { id: 'plans', type: 'Entry', contentType: { sys: { id: 'gfPlanOfferings' } } },
      fields: { gfTitle: 'Plans', ...fields },
    };
    const props = parseRaw(plansSection, raw as never);
    expect(props).toBeDefined();
    const markup = draw(
      plansSection,
      () => <PlansSection {...(props as NonNullable<typeof props>)} />,
      fixtures.noPlans,
    );
    expect(markup).not.toMatch(/Not sure|Quiz/);
  });
});
