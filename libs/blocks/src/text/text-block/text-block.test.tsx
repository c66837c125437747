// @vitest-environment node
import { type AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw as drawWithSlots } from '../../testing/fixture-props.ts';
import { textBlock } from './text-block.block.ts';
import * as fixtures from './text-block.fixtures.ts';
import { TextBlock } from './text-block.tsx';

const draw = (fixture: AuthoredEntry) => drawWithSlots(textBlock, TextBlock, fixture);

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
