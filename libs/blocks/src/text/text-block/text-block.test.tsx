// @vitest-environment node
import { BlockProvider, renderWith, type AuthoredEntry } from '@skein/cms-client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { slotBlocks } from '../../testing/slot-blocks.ts';
import { textBlock } from './text-block.content.ts';
import * as fixtures from './text-block.fixtures.ts';
import { TextBlock } from './text-block.tsx';

const components = Object.fromEntries(slotBlocks.map(({ type, component }) => [type.id, component]));
const draw = (fixture: AuthoredEntry) =>
  renderToString(
    <BlockProvider render={renderWith(components)}>
      <TextBlock {...fixtureProps(textBlock, fixture)} />
    </BlockProvider>,
  );

describe('TextBlock', () => {
  it('gives the page its level 1 heading only when it is told to', () => {
    expect(draw(fixtures.pageTitle)).toMatch(/<h1/);
    expect(draw(fixtures.plain)).toMatch(/<h2/);
    expect(draw(fixtures.plain)).not.toMatch(/<h1/);
  });

  it('has no heading of its own without a title', () => {
    expect(draw(fixtures.withoutTitle)).not.toMatch(/<h[12]/);
  });

  it('carries the entry that a call to action opens, so that it opens without script', () => {
    const html = draw(fixtures.withDialog);
    const dialogId = /commandfor="([^"]+)"/i.exec(html)?.[1];
    expect(dialogId).toBeDefined();
    expect(html).toContain(`id="${dialogId}"`);
    expect(html).toContain('measured at the socket');
  });

  it('puts the small print under everything else', () => {
    const html = draw(fixtures.pageTitle);
    expect(html.indexOf('Last changed')).toBeGreaterThan(html.indexOf('The terms'));
  });

  it('puts a form between the text and the small print', () => {
    const html = draw(fixtures.withForm);
    expect(html.indexOf('<form')).toBeGreaterThan(html.indexOf('whoever comes after you'));
    expect(html.indexOf('Demo data')).toBeGreaterThan(html.indexOf('</form>'));
    expect(draw(fixtures.plain)).not.toContain('<form');
  });
});
