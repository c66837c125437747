// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { featureCard } from './feature-card.block.ts';
import * as fixtures from './feature-card.fixtures.ts';
import { FeatureCard } from './feature-card.tsx';

const html = (fixture = fixtures.featureCardBasic) => draw(featureCard, FeatureCard, fixture);

describe('FeatureCard', () => {
  it('tells what is on its picture, and nothing of the pattern behind it', () => {
    const alts = [...html().matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt);
    expect(alts).toHaveLength(2);
    expect(alts).toContain('');
  });

  it('names the flag that chooses its style, where content has both of its names', () => {
    expect(html()).toContain('data-style-flag="[&quot;plans_style&quot;,&quot;loud&quot;]"');
    expect(html(fixtures.featureCardTitleOnly)).not.toContain('data-style-flag');
  });
});
