import { card, contentGrid } from '@skein/blocks/content';
import { callToAction, valuesOf, type AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { supportContacts } from './pages/support.cards.ts';

const cards = (valuesOf(contentGrid, supportContacts) as { items: readonly AuthoredEntry[] }).items;

describe('the ways to reach support', () => {
  it.each([
    ['call', 'gfCallUsModal'],
    ['schedule', 'gfScheduleCallModal'],
  ])('have a dialog that `cardName=%s` can open', (kind, type) => {
    const found = cards
      .map((one) => valuesOf(card, one))
      .find((values) => 'kind' in values && values.kind === kind);
    const cta = found?.cta && valuesOf(callToAction, found.cta as AuthoredEntry);
    expect(cta?.modal?.type.id).toBe(type);
  });
});
