// @vitest-environment node
import { parseAuthored, type AuthoredEntry } from '@skein/cms-client';
import { colorTokens } from '@skein/ui';
import { describe, expect, it } from 'vitest';
import { standard } from './content-grid/support-contacts/support-contacts.fixtures.ts';
import { contentGrid } from './content-grid/content-grid.block.ts';
import { featuredContainer } from './featured-container/featured-container.block.ts';
import { featuredList } from './featured-container/featured-list/featured-list.fixtures.ts';

const withAnchor = (fixture: AuthoredEntry, anchorId: string): AuthoredEntry => ({
  ...fixture,
  values: { ...(fixture.values as object), anchorId },
});
const read = (type: typeof contentGrid | typeof featuredContainer, fixture: AuthoredEntry, typed: string) => {
  const { props, problems } = parseAuthored(type as typeof contentGrid, withAnchor(fixture, typed), {
    locale: 'en-US',
    palette: colorTokens,
    sanitize: () => '' as never,
  });
  const reasons = problems.filter(({ field }) => field === 'gfAnchorId').map(({ reason }) => reason);
  return { shown: props !== undefined, anchorId: props?.anchorId, reasons };
};

describe.each([
  ['a grid', contentGrid, standard],
  ['a list of posts', featuredContainer, featuredList],
] as const)('the anchor of %s', (_, type, fixture) => {
  it('is what the editor says', () => {
    expect(read(type, fixture, 'our-choices')).toEqual({
      shown: true,
      anchorId: 'our-choices',
      reasons: [],
    });
  });

  it.each([
    ['#choices', 'choices'],
    ['Our choices', 'our-choices'],
    ['¿Qué incluye?', 'que-incluye'],
  ])('said as "%s" is "%s", and the editor is told', (typed, anchorId) => {
    const reasons = [`says “${typed}”; links reach it by #${anchorId}`];
    expect(read(type, fixture, typed)).toEqual({ shown: true, anchorId, reasons });
  });

  it.each([
    ['#', 'holds no letter and no digit, or over 50 characters'],
    ['c'.repeat(51), 'holds no letter and no digit, or over 50 characters'],
    ['#Main', 'is taken: #main is where every page begins'],
  ])('cannot be "%s", and the editor is told', (typed, reason) => {
    expect(read(type, fixture, typed)).toEqual({ shown: true, anchorId: undefined, reasons: [reason] });
  });
});
