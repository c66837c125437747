// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { highlightedBlock } from './highlighted-block.block.ts';
import * as fixtures from './highlighted-block.fixtures.ts';
import { HighlightedBlock } from './highlighted-block.tsx';

const html = (fixture: AuthoredEntry) => draw(highlightedBlock, HighlightedBlock, fixture);

describe('HighlightedBlock', () => {
  it.each(Object.entries(fixtures))('has one heading of level 2 in %s', (_, fixture) => {
    expect(
      html(fixture)
        .replace(/<dialog[^]*<\/dialog>/, '')
        .match(/<h2/g),
    ).toHaveLength(1);
  });

  it('says in a word that a city is coming', () => {
    expect(html(fixtures.comingSoonCity)).toMatch(/coming soon/i);
  });

  it('leads on by a link, whatever look the editor chose', () => {
    expect(html(fixtures.highlightLink)).toMatch(/<a(?![^>]*data-pill)[^>]*href="\/legal\/terms"/);
  });

  it('opens what its call to action holds, and has both of its colors', () => {
    const markup = html(fixtures.wifiPromoModal);
    expect(markup).toMatch(/<button[^>]*command="show-modal"/);
    expect(markup).toMatch(/<dialog[^]*measured at the socket[^]*<\/dialog>/);
  });

  it('tells the two pictures beside home business, not the one behind it', () => {
    const alts = [...html(fixtures.homeBusiness).matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt);
    expect(alts.filter((alt) => alt !== '')).toHaveLength(2);
    expect(alts).toHaveLength(3);
  });
});
