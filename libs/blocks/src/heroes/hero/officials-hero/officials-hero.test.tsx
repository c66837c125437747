// @vitest-environment node
import { renderToString } from 'react-dom/server';
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../../testing/fixture-props.ts';
import { hero } from '../hero.block.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './officials-hero.fixtures.ts';

const draw = (fixture: AuthoredEntry) => renderToString(<Hero {...fixtureProps(hero, fixture)} />);

describe('OfficialsHero', () => {
  it('links where its call to action says', () => {
    const html = draw(fixtures.officialsCareers);
    expect(html).toContain('href="/careers#roles"');
    expect(html).not.toContain('data-action');
  });

  it('opens the address form of the header when its call to action says so', () => {
    expect(draw(fixtures.officialsCity)).toMatch(
      /data-action="open-address-check"[^>]* href="\/check-address"/,
    );
  });

  it('names every portrait in words, and leaves its picture out of the reading order', () => {
    const html = draw(fixtures.officialsThree);
    expect(html.match(/<li[ >]/g)).toHaveLength(3);
    expect(html.match(/alt=""/g)).toHaveLength(3);
    expect(html).toContain('Dev Patel');
  });

  it('does without a picture', () => {
    const html = draw(fixtures.officialsWordsOnly);
    expect(html).not.toContain('<img');
    expect(html).toContain('<h1');
  });
});
