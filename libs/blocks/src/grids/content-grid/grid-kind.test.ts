// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cellColumns, cellSpan } from './frame/cell-span.ts';
import { gridKind, gridKinds, gridTypes, itemsOf } from './grid-kind.ts';
import { contactKind, contactSpan } from './support-contacts/contact-kind.ts';

describe('the look of a grid', () => {
  it.each([
    ['cards', 'leadershipCard', 'leadership'],
    ['cards', 'accoladeCard', 'accolades'],
    ['timeline', 'comingSoonCard', 'comingSoonTimeline'],
    ['boxes', 'cityValueCard', 'cityValues'],
    ['boxes', 'roundedNumberItem', 'roundedNumbers'],
    ['text', 'wifiTextItem', 'wifiText'],
    ['list', 'iconTextItem', 'iconList'],
    ['faq videos', 'video', 'faqVideos'],
    ['faq videos', 'embeddedVideo', 'faqVideos'],
    ['video list', 'video', 'videoList'],
    ['videos', 'embeddedVideo', 'youtubeEmbeds'],
    ['explore', 'textWithImage', 'exploreTv'],
    ['start', 'textWithImage', 'supplierStart'],
    ['offers', 'cityOffer', 'cityOffers'],
  ] as const)('of %s that begin with a %s is %s', (type, item, kind) => {
    expect(gridKind(type, item)).toBe(kind);
  });

  it.each([
    ['cards', 'iconTextItem'],
    ['timeline', 'leadershipCard'],
    ['videos', 'video'],
    ['offers', 'textWithImage'],
    ['cards', 'toString'],
  ] as const)('of %s that begin with a %s is none', (type, item) => {
    expect(gridKind(type, item)).toBeUndefined();
  });

  it('is found for every pair, and no pair stands for two', () => {
    for (const [kind, [type, item]] of Object.entries(gridKinds)) expect(gridKind(type, item)).toBe(kind);
  });

  it('is had by every type', () => {
    for (const type of gridTypes) expect(itemsOf(type), type).not.toEqual([]);
  });
});

describe('how many of twelve columns a cell takes', () => {
  it.each([
    [1, 12, 12],
    [2, 6, 6],
    [3, 4, 4],
    [4, 3, 4],
    [5, 3, 4],
    [6, 3, 4],
    [12, 3, 4],
  ])('of %i: %i, or %i where three are most', (count, span, three) => {
    expect([cellSpan(count), cellSpan(count, 'three')]).toEqual([span, three]);
  });

  it.each([
    [1, 12, { full: 1, medium: 1, small: 1 }],
    [2, 6, { full: 2, medium: 2, small: 2 }],
    [3, 4, { full: 3, medium: 3, small: 2 }],
    [4, 3, { full: 4, medium: 2, small: 2 }],
    [5, 4, { full: 3, medium: 3, small: 2 }],
  ] as const)('of %i in spans of %i, by the width of the grid', (count, span, columns) => {
    expect(cellColumns(count, span)).toEqual(columns);
  });
});

describe('what a card of support is for', () => {
  it.each([
    ['Chat with us', 'chat'],
    ['Chatea con nosotros', 'chat'],
    ['Call us', 'call'],
    ['Llámanos', 'call'],
    ['Schedule a call', 'schedule'],
    ['SCHEDULE A CHAT OR CALL', 'schedule'],
    ['Agenda una llamada', 'schedule'],
    ['Write a letter', undefined],
  ])('%j: %s', (title, kind) => expect(contactKind(title)).toBe(kind));

  it('is what content says, whatever the title says', () => {
    expect(contactKind('Call us', 'chat')).toBe('chat');
  });

  it.each([
    [['chat'], 12],
    [['chat', 'call'], 6],
    [['chat', 'call', undefined], 6],
    [['chat', 'call', 'schedule'], 4],
    [['chat', 'schedule'], 3],
    [['chat', 'call', 'schedule', 'call'], 3],
  ] as const)('gives %j cells of %i columns', (kinds, span) => expect(contactSpan(kinds)).toBe(span));
});
