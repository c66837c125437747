import { describe, expect, it } from 'vitest';
import { draw } from '../testing/fixture-props.ts';
import { imageCorners } from './image-corners.ts';
import { testimonialCard } from './testimonial-card.block.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import { endlessVoice, facelessVoice } from './voices.fixtures.ts';

describe('TestimonialCard', () => {
  it('does without a face and without a name', () => {
    const html = draw(testimonialCard, TestimonialCard, facelessVoice);
    expect(html).toContain('“It is internet.');
    expect(html).not.toMatch(/<img|<figcaption/);
  });

  it('lets the keyboard scroll a quotation that no card holds', () => {
    expect(draw(testimonialCard, TestimonialCard, endlessVoice)).toMatch(
      /<div[^>]*(?=[^>]*tabindex="0")(?=[^>]*aria-label="Quotation")/,
    );
  });
});

it.each([
  [true, undefined, 4],
  [true, 'topLeft', 1],
  [false, 'topLeft', 0],
  [false, undefined, 0],
] as const)('rounds as many corners of a picture as are asked for (%s, %s)', (rounded, corner, count) => {
  expect(imageCorners(rounded, corner).match(/radius/g) ?? []).toHaveLength(count);
});
