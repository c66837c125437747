import { valuesOf } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { expect, it } from 'vitest';
import { SALES, SUPPORT } from './offer.ts';
import { support } from './pages/support.ts';

const { blocks = [] } = valuesOf(page, support);
const values = ({ values }: { readonly values: object }) => values as Readonly<Record<string, unknown>>;

it('is for everybody: its first screen calls those who have the line and those who do not yet', () => {
  const [hero] = blocks;
  const { cta, secondCta } = values(hero as { values: object }) as Record<string, { values: object }>;
  expect([cta, secondCta].map((one) => one && values(one)['target'])).toEqual([SUPPORT.tel, SALES.tel]);
});

it('is short, and has at most two blocks of one kind in a row', () => {
  const kinds = blocks.map(({ type }) => type.id);
  expect(kinds.filter((kind, at) => kind === kinds[at - 1] && kind === kinds[at - 2])).toEqual([]);
  expect(kinds.length).toBeLessThanOrEqual(9);
});
