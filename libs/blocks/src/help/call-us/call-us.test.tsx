// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { draw, fixtureProps } from '../../testing/fixture-props.ts';
import { textBlock } from '../../text/text-block/text-block.block.ts';
import { TextBlock } from '../../text/text-block/text-block.tsx';
import { callUs } from './call-us.block.ts';
import * as fixtures from './call-us.fixtures.ts';
import { CallUs } from './call-us.tsx';

function cssOf(fixture: AuthoredEntry): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<CallUs {...fixtureProps(callUs, fixture)} />));
  return sheet.getStyleTags();
}

describe('CallUs', () => {
  it.each([
    [3, fixtures.callUsBasic],
    [6, fixtures.callUsMany],
  ])('stands in %i columns, and never in more than six', (columns, fixture) => {
    expect(cssOf(fixture)).toContain(`repeat(${columns},minmax(0,1fr))`);
    expect(cssOf(fixture)).not.toContain('repeat(7');
  });

  it('shows every column, also the seventh', () => {
    expect(draw(callUs, CallUs, fixtures.callUsMany).match(/<h3/g)).toHaveLength(7);
  });

  it('is in the page behind its call to action, in a dialog that a click beside it closes', () => {
    const html = draw(textBlock, TextBlock, fixtures.callUsOpened, 'es');
    expect(html).toMatch(/<dialog[^>]*closedby="any"[^>]*aria-label="Llámanos"/);
    expect(html).toMatch(/<dialog[^]*Habla con una persona[^]*<\/dialog>/);
  });
});
