// @vitest-environment node
import { expect, it } from 'vitest';
import { draw } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './city-offer.fixtures.ts';

it.each(Object.entries(fixtures))('%s is one card on paper, whatever it lies on', (_, fixture) => {
  const html = draw(contentBlock, ContentBlock, fixture);
  expect(html.match(/<article[^>]* data-theme="paper"/g)).toHaveLength(1);
  expect(html.match(/<h2/g)).toHaveLength(1);
});
