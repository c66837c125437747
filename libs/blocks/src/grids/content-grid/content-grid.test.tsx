// @vitest-environment node
import { entry, type AuthoredEntry } from '@skein/cms-client';
import { parseAuthored } from '@skein/cms-client';
import { colorTokens } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { draw as drawWithSlots, fixtureProps, parseRaw } from '../../testing/fixture-props.ts';
import * as aboutUs from './about-us/about-us.fixtures.ts';
import * as accolades from './accolades/accolades.fixtures.ts';
import * as borderedText from './bordered-text/bordered-text.fixtures.ts';
import * as cityOffers from './city-offers/city-offers.fixtures.ts';
import * as cityValues from './city-values/city-values.fixtures.ts';
import * as claims from './claims/claims.fixtures.ts';
import * as comingSoonTimeline from './coming-soon-timeline/coming-soon-timeline.fixtures.ts';
import * as employeeGroups from './employee-groups/employee-groups.fixtures.ts';
import * as exploreTv from './explore-tv/explore-tv.fixtures.ts';
import * as faqVideos from './faq-videos/faq-videos.fixtures.ts';
import * as iconList from './icon-list/icon-list.fixtures.ts';
import * as leadership from './leadership/leadership.fixtures.ts';
import * as neighborhoodBenefits from './neighborhood-benefits/neighborhood-benefits.fixtures.ts';
import * as phoneTerms from './phone-terms/phone-terms.fixtures.ts';
import * as planOfferings from './plan-offerings/plan-offerings.fixtures.ts';
import * as roundedNumbers from './rounded-numbers/rounded-numbers.fixtures.ts';
import * as stayInTouch from './stay-in-touch/stay-in-touch.fixtures.ts';
import * as supplierStart from './supplier-start/supplier-start.fixtures.ts';
import * as supportContacts from './support-contacts/support-contacts.fixtures.ts';
import * as tvChoices from './tv-choices/tv-choices.fixtures.ts';
import * as videoList from './video-list/video-list.fixtures.ts';
import * as webpassCards from './webpass-cards/webpass-cards.fixtures.ts';
import * as webpassSupport from './webpass-support/webpass-support.fixtures.ts';
import * as wifiText from './wifi-text/wifi-text.fixtures.ts';
import * as youtubeEmbeds from './youtube-embeds/youtube-embeds.fixtures.ts';
import { contentGrid } from './content-grid.block.ts';
import { ContentGrid } from './content-grid.tsx';
import type { gridKinds } from './grid-kind.ts';
import { card } from './items/card.content.ts';

const fixtures: Readonly<Record<keyof typeof gridKinds, Readonly<Record<string, AuthoredEntry>>>> = {
  leadership,
  aboutUs,
  comingSoonTimeline,
  neighborhoodBenefits,
  tvChoices,
  supportContacts,
  accolades,
  planOfferings,
  webpassCards,
  webpassSupport,
  wifiText,
  stayInTouch,
  cityValues,
  employeeGroups,
  phoneTerms,
  faqVideos,
  videoList,
  youtubeEmbeds,
  claims,
  cityOffers,
  borderedText,
  roundedNumbers,
  iconList,
  exploreTv,
  supplierStart,
};
const looks = Object.entries(fixtures);
const locales = ['en-US', 'es'] as const;

const draw = (fixture: AuthoredEntry, locale: (typeof locales)[number] = 'en-US') =>
  drawWithSlots(contentGrid, ContentGrid, fixture, locale);

describe('a grid', () => {
  it.each(looks)(
    'of %s is found by what stands in it, not by what its author calls it',
    (name, { ...cases }) => {
      for (const fixture of Object.values(cases))
        expect(fixtureProps(contentGrid, fixture).variant, fixture.id).toBe(name);
    },
  );

  it.each(looks)('of %s shows its title and each of its items, in both languages', (_, { standard }) => {
    if (!standard) throw new Error('there is no standard case');
    for (const locale of locales) {
      const props = fixtureProps(contentGrid, standard, locale);
      const html = draw(standard, locale);
      if (props.title !== undefined) expect(html).toContain(`>${props.title}</h2>`);
      for (const item of props.items) {
        const words = 'name' in item ? item.name : 'title' in item ? item.title : undefined;
        if (words !== undefined) expect(html).toContain(words.replaceAll('&', '&amp;'));
      }
    }
  });

  it.each(looks)('of %s without a title has headings of the second level', (_, { one }) => {
    if (!one) throw new Error('there is no case of one');
    expect(draw(one)).not.toMatch(/<h[3-6]/);
  });

  it('passes over a first item that is not there, and says so', () => {
    const ruth = {
      sys: { id: 'ruth', contentType: { sys: { id: 'gfCard' } } },
      fields: { gfCardType: 'leadership', gfName: 'Ruth', gfSubTitle: 'Founded it' },
    };
    const link = { sys: { type: 'Link', linkType: 'Entry', id: 'nowhere' } };
    const raw = {
      sys: { id: 'grid', contentType: { sys: { id: 'gfContentGrid' } } },
      fields: { gfGridType: 'Cards', gfGridColumn1: [link], gfGridColumn2: [ruth] },
    };
    expect(parseRaw(contentGrid, raw)).toMatchObject({ variant: 'leadership', items: [{ name: 'Ruth' }] });
  });

  it('leaves out what does not belong to the first, and says so', () => {
    const person = entry(card, 'a', { variant: 'leadershipCard', name: 'Ruth', position: 'Founded it' });
    const prize = entry(card, 'b', { variant: 'accoladeCard', title: 'First' });
    const mixed = entry(contentGrid, 'mixed', { variant: 'leadership', items: [person, prize] });
    const { props, problems } = parseAuthored(contentGrid, mixed, {
      locale: 'en-US',
      palette: colorTokens,
      sanitize: () => '' as never,
    });
    expect(props?.items).toHaveLength(1);
    expect(problems).toContainEqual({
      entryId: 'b',
      field: 'gfCardType',
      reason: 'is Accolade; here stands Leadership card',
    });
  });

  it.each([
    ['a type that nobody offers', { gfGridType: 'pyramid' }, 'gfGridType', 'is not one of cards, timeline'],
    ['no items', { gfGridType: 'cards' }, 'gfGridColumn1', 'holds nothing that can be shown'],
    [
      'items that its type does not take',
      {
        gfGridType: 'timeline',
        gfGridColumn1: [
          {
            sys: { id: 'ruth', contentType: { sys: { id: 'gfCard' } } },
            fields: { gfCardType: 'leadership' },
          },
        ],
      },
      'gfGridColumn1',
      'begins with ruth; a grid of timeline begins with one of comingSoonCard',
    ],
  ])('with %s is left out, and the editor told', (_, fields, field, reason) => {
    const raw = { sys: { id: 'grid', contentType: { sys: { id: 'gfContentGrid' } } }, fields };
    const problems: unknown[] = [];
    const value = contentGrid.parse(raw, {
      locale: 'en-US',
      palette: colorTokens,
      path: [],
      report: (problem) => problems.push(problem),
      depend: () => undefined,
      lookup: () => undefined,
      sanitize: () => '' as never,
      localizeHref: (href) => href,
      assetUrl: (url) => url,
      block: () => undefined,
    });
    expect(value).toBeUndefined();
    expect(problems).toEqual([{ entryId: 'grid', field, reason: expect.stringContaining(reason) }]);
  });
});

describe('the threads of a grid', () => {
  const filled = { isModule: true, moduleColor: colorTokens.mist };
  it.each([
    ['of the products’ colors without a ground of its own', {}, false],
    ['of one color on a ground of its own', { backgroundColor: colorTokens.ink }, true],
    ['of one color in a module that is filled', filled, true],
    ['of the products’ colors in a module that is outlined', { ...filled, moduleLook: 'outlined' }, false],
    ['of the products’ colors in a module without a color', { isModule: true }, false],
  ] as const)('are %s', (_, given, painted) => {
    for (const { standard } of [aboutUs, borderedText, stayInTouch]) {
      const sheet = new ServerStyleSheet();
      const props = fixtureProps(contentGrid, standard);
      // Items without a color from content.
      const items = props.items.map((item) => ({ ...item, color: undefined }));
      const grid = <ContentGrid {...({ ...props, items, ...given } as typeof props)} />;
      renderToString(sheet.collectStyles(grid));
      expect(sheet.getStyleTags().includes('var(--color-tv'), standard.id).toBe(!painted);
    }
  });
});

describe('the kinds that have rules of their own', () => {
  it('leadership: ties a face to a name and to what they answer for', () => {
    const html = draw(leadership.standard);
    expect(html.match(/<article/g)).toHaveLength(4);
    expect(html).toMatch(/<h3[^>]*>Ruth Calloway<\/h3><p[^>]*>Chief executive<\/p>/);
  });

  it('the timeline is in order, and says where it stands in both languages', () => {
    expect(draw(comingSoonTimeline.standard)).toMatch(/<ol[\s\S]*aria-current="step"[\s\S]*Under way/);
    expect(draw(comingSoonTimeline.standard).match(/aria-current/g)).toHaveLength(1);
  });

  it('plan offerings open natively and push an event of the plan', () => {
    const html = draw(planOfferings.standard);
    expect(html.match(/<details/g)).toHaveLength(3);
    const told =
      '&quot;category&quot;:&quot;plans&quot;,&quot;action&quot;:&quot;expand&quot;,&quot;label&quot;:&quot;Home&quot;';
    expect(html).toContain(told);
    expect(html).toContain(told.replace('expand', 'collapse'));
    expect(html).not.toContain('<details open');
  });

  it('six icon texts stand in two threes around the picture, which is read last', () => {
    const html = draw(iconList.standard);
    expect(html.match(/<li/g)).toHaveLength(6);
    expect(html.lastIndexOf('<img')).toBeGreaterThan(html.lastIndexOf('<h3'));
    expect(draw(iconList.five)).not.toContain('<img');
  });

  it('questions are tiles, called by the question, that open their film in a dialog', () => {
    const html = draw(faqVideos.standard);
    expect(html.match(/data-faq-video/g)).toHaveLength(3);
    expect(html.match(/<dialog/g)).toHaveLength(3);
    expect(html).toMatch(
      /<button[^>]*aria-haspopup="dialog"[^>]*>.*?How does the line get into the house\?<\/span><\/button>/,
    );
    expect(html.split('From the curb to the wall')).toHaveLength(2);
  });

  it('videos are drawn by the host, so that they wake as films do', () => {
    const [film] = fixtureProps(contentGrid, videoList.standard).items;
    expect(film).toMatchObject({ node: { type: 'gfVideo', props: { film: {} } } });
  });

  it('rounded numbers count, unless content gives a number', () => {
    const numbers = draw(roundedNumbers.standard).match(/>(\d|∞)<\/span>/g);
    expect(numbers).toEqual(['1', '2', '3', '∞'].map((one) => `>${one}</span>`));
  });
});
