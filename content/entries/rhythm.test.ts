// @vitest-environment node
import { page } from '@skein/shell/content';
import { valuesOf, type AuthoredEntry } from '@skein/cms-client';
import { expect, it } from 'vitest';
import { pages } from '../entries.ts';

/**
 * Matches variants that show a text beside a picture. In a row, they look alike, although their names differ.
 */
const HALVES = /^(?:textWithImage|textWithVideo|textWithMapNote|cityOffer|lifestyle|teaching)$/;

function looks({ type, values }: AuthoredEntry): string {
  const variant = String((values as { variant?: unknown }).variant ?? '');
  return HALVES.test(variant) ? 'half text, half picture' : `${type.id} ${variant}`;
}

it('no page shows more than two blocks of one kind in a row', () => {
  const monotonous = pages.flatMap((authored) => {
    const { slug, blocks = [] } = valuesOf(page, authored);
    const kinds = blocks.map((block) => looks(block));
    const runs = kinds.filter((kind, index) => kind === kinds[index + 1] && kind === kinds[index + 2]);
    return runs.map((kind) => `${String(slug)}: ${kind}`);
  });
  expect(monotonous).toEqual([]);
});
