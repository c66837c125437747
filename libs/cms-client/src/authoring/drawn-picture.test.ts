// @vitest-environment node
import { expect, it } from 'vitest';
import { drawnPicture } from './drawn-picture.ts';

it('names a picture of the demo, and says in fractions what no crop may cut', () => {
  expect(drawnPicture('porch', [960, 720], [38, 44, 91, 98], 'Two neighbors.', 'Dos vecinos.')).toMatchObject(
    {
      id: 'art-porch',
      url: '/artwork/porch.svg',
      width: 960,
      height: 720,
      safe: { left: 0.38, top: 0.44, right: 0.91, bottom: 0.98 },
    },
  );
});

it('leaves every crop to a pattern', () => {
  expect(drawnPicture('waves', [100, 100], undefined, '', '')).not.toHaveProperty('safe');
});
