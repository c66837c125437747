import { expect, it } from 'vitest';
import { asPart, joinedParts, partsOf } from './html-parts.ts';

const page = `<body>${asPart('hero', '<h1>One</h1>')}<hr>${asPart('', '')}${asPart('plans', '<p>Two</p>')}</body>`;

it('a page is taken apart at its outer blocks, and becomes whole again', () => {
  const { around, parts } = partsOf(page);
  expect(parts).toEqual(['<h1>One</h1>', '', '<p>Two</p>']);
  expect(around).toBe(
    '<body><!--part:hero--><!--part-end--><hr><!--part:--><!--part-end--><!--part:plans--><!--part-end--></body>',
  );
  expect(joinedParts({ around, parts })).toBe(page);
});

it('a page without named blocks has no parts', () => {
  expect(partsOf('<p>One</p>')).toEqual({ around: '<p>One</p>', parts: [] });
});

it('an id that would end the comment does not', () => {
  expect(asPart('a--><b>', '<p>')).toBe('<!--part:a--b--><p><!--part-end-->');
});
