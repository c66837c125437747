import { expect, it } from 'vitest';
import { isFound, isInName, type BlockKind } from './block-lists.ts';

const kind = (name: string, about: string, ...looks: string[]): BlockKind => ({
  type: { sys: { id: name }, name, fields: [] },
  example: undefined,
  uses: 0,
  advice: { about, use: undefined, avoid: undefined },
  looks,
});
const kinds = [
  kind('Testimonials', 'What customers say'),
  kind('City map', 'Where fiber is'),
  kind('Content block', 'Text with a picture', 'Text plus video'),
  kind('Plan offerings', 'What each plan costs'),
];

it.each([
  ['quote', ['Testimonials']],
  ['cita', ['Testimonials']],
  ['map', ['City map']],
  ['vídeo', ['Content block']],
  ['price', ['Plan offerings']],
  ['precio', ['Plan offerings']],
  ['testim', ['Testimonials']],
  ['city map', ['City map']],
  ['', ['Testimonials', 'City map', 'Content block', 'Plan offerings']],
  ['weather', []],
])('kinds of blocks are found by the ordinary word %j', (search, expected) => {
  expect(kinds.filter((one) => isFound(one, search)).map(({ type }) => type.name)).toEqual(expected);
});

it('a kind is found by its name, which counts more than its purpose', () => {
  const found = kinds.filter((one) => isInName(one, 'plan'));
  expect(found.map(({ type }) => type.name)).toEqual(['Plan offerings']);
  expect(isInName(kind('FAQ', 'Common questions'), 'question')).toBe(true);
  expect(isInName(kind('Text block', 'Text, also with a question'), 'question')).toBe(false);
});
