import { expect, test } from 'vitest';
import { stillSvg } from './still-svg.ts';

test('a drawing gets its last rule before its end, where it wins over the drawing’s own', () => {
  const still = stillSvg('<svg><style>.a{animation:draw 1s}</style><svg/></svg>\n');
  expect(still).toMatch(
    /^<svg><style>\.a\{animation:draw 1s\}<\/style><svg\/><style>[^<]*animation:none!important[^<]*<\/style><\/svg>\n$/,
  );
});

test('what is no whole drawing is left as it is', () => {
  expect(stillSvg('<svg>')).toBe('<svg>');
});
