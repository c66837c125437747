// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { entranceOf } from './screen-times.ts';
import { tvDemoScroll } from './tv-demo-scroll.block.ts';
import * as fixtures from './tv-demo-scroll.fixtures.ts';
import { TvDemoScroll } from './tv-demo-scroll.tsx';

describe('when a screen comes in', () => {
  it('is from 0.2 to 0.3 of the way for the first, whatever their number', () => {
    for (const count of [1, 2, 6]) expect(entranceOf(0, count)).toEqual([0.2, 0.3]);
  });

  it.each([2, 3, 6])('is after 0.3, one after the other, each ended before the way is, for %i', (count) => {
    const times = Array.from({ length: count }, (_, index) => entranceOf(index, count));
    const points = times.flat();
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect(times[1]?.[0]).toBeGreaterThan(0.3);
    expect(points.at(-1)).toBeLessThan(0.95);
  });
});

describe('TvDemoScroll', () => {
  const draw = (fixture: (typeof fixtures)[keyof typeof fixtures]) =>
    renderToString(<TvDemoScroll {...fixtureProps(tvDemoScroll, fixture)} />);

  it.each(Object.entries(fixtures))('shows the title of %s, in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const props = fixtureProps(tvDemoScroll, fixture, locale);
      expect(renderToString(<TvDemoScroll {...props} />)).toContain(props.title);
    }
  });

  it('serves each screen with what is on, six at most, and no way without one', () => {
    expect(draw(fixtures.tvDemoScrollBasic).match(/<figcaption/g)).toHaveLength(3);
    expect(draw(fixtures.tvDemoScrollLong).match(/<figcaption/g)).toHaveLength(6);
    expect(draw(fixtures.tvDemoScrollNone)).not.toContain('data-scroll-progress');
  });

  it('lights up between 20 and 30 percent of the way, in step with the scroll or with what was measured', () => {
    const sheet = new ServerStyleSheet();
    renderToString(
      sheet.collectStyles(<TvDemoScroll {...fixtureProps(tvDemoScroll, fixtures.tvDemoScrollOne)} />),
    );
    const styles = sheet.getStyleTags();
    sheet.seal();
    expect(styles).toContain('animation-range:contain 20% contain 30%');
    expect(styles).toMatch(
      /animation-delay:calc\( ?\(0\.2 - var\(--scroll-progress, ?1\)\) \/ 0\.1 \* 1s ?\)/,
    );
  });
});
