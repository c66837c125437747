// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw, fixtureProps } from '../../testing/fixture-props.ts';
import * as comingSoon from './coming-soon-hero/coming-soon-hero.fixtures.ts';
import * as community from './community-hero/community-hero.fixtures.ts';
import { hero } from './hero.block.ts';
import { Hero } from './hero.tsx';
import * as neighborhood from './neighborhood-hero/neighborhood-hero.fixtures.ts';
import * as overlapping from './overlapping-hero/overlapping-hero.fixtures.ts';
import * as phone from './phone-hero/phone-hero.fixtures.ts';
import * as stateInterest from './state-interest-hero/state-interest-hero.fixtures.ts';

interface Case {
  readonly name: string;
  readonly fixtures: Readonly<Record<string, AuthoredEntry>>;
  readonly form: AuthoredEntry;
  readonly actions: AuthoredEntry;
  /** Text of the first call to action. */
  readonly action: string;
}

const CHECK = 'Check availability';

// prettier-ignore -- one hero to a line
const cases: readonly Case[] = [
  {
    name: 'neighborhoodHero',
    fixtures: neighborhood,
    form: neighborhood.neighborhoodForm,
    actions: neighborhood.neighborhoodActions,
    action: CHECK,
  },
  {
    name: 'phoneHero',
    fixtures: phone,
    form: phone.phoneForm,
    actions: phone.phoneActions,
    action: '555-0142',
  },
  {
    name: 'overlappingHero',
    fixtures: overlapping,
    form: overlapping.overlappingForm,
    actions: overlapping.overlappingActions,
    action: CHECK,
  },
  {
    name: 'stateInterestHero',
    fixtures: stateInterest,
    form: stateInterest.stateInterestForm,
    actions: stateInterest.stateInterestActions,
    action: CHECK,
  },
  {
    name: 'communityHero',
    fixtures: community,
    form: community.communityForm,
    actions: community.communityActions,
    action: 'Bring us to your school',
  },
  {
    name: 'comingSoonHero',
    fixtures: comingSoon,
    form: comingSoon.comingSoonForm,
    actions: comingSoon.comingSoonActions,
    action: CHECK,
  },
];

const html = (fixture: AuthoredEntry, locale?: SiteLocale) => draw(hero, Hero, fixture, locale);

describe.each(cases)('$name', ({ fixtures, form, actions, action }) => {
  it.each(Object.entries(fixtures))(
    'draws %s in both languages, its title before its pictures',
    (_, fixture) => {
      for (const locale of ['en-US', 'es'] as const) {
        const text = html(fixture, locale);
        expect(text.match(/<h1/g)).toHaveLength(1);
        if (text.includes('<img')) expect(text.indexOf('</h1>')).toBeLessThan(text.indexOf('<img'));
      }
    },
  );

  it('shows the form where there is one, else the calls to action', () => {
    expect(html(form)).toContain('Your street address');
    expect(html(form)).not.toContain(action);
    expect(html(actions)).toContain(action);
    expect(html(actions)).not.toContain('<form');
  });

  it('prefers its form to the calls to action that were entered beside it', () => {
    const props = fixtureProps(hero, actions);
    const { cta } = props;
    const secondCta = 'secondCta' in props ? props.secondCta : undefined;
    const text = draw(hero, (own) => <Hero {...own} cta={cta} {...(secondCta && { secondCta })} />, form);
    expect(text).toContain('Your street address');
    expect(text).not.toContain(action);
  });
});
