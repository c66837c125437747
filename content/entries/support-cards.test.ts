import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { supportContacts } from './pages/support.cards.ts';

type Holds<Values> = AuthoredEntry & { readonly values: Values };
type Card = Holds<{ readonly cta?: Holds<{ readonly modal?: AuthoredEntry }> }>;
const { items } = (supportContacts as Holds<{ readonly items: readonly Card[] }>).values;

describe('the ways to reach support', () => {
  it.each([
    ['call', 'gfCallUsModal'],
    ['schedule', 'gfScheduleCallModal'],
  ])('have a dialog that `cardName=%s` can open', (kind, type) => {
    const found = items.find(({ id }) => id === `support-contact-${kind}`);
    expect(found?.values.cta?.values.modal?.type.id).toBe(type);
  });
});
