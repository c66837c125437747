import { describe, expect, it } from 'vitest';
import { draw } from '../testing/fixture-props.ts';
import { comingSoonCard } from './coming-soon-card.block.ts';
import { ComingSoonCard } from './coming-soon-card.tsx';
import { placesToCome, placeWithMuchToSay, placeWithoutPicture } from './places-to-come.fixtures.ts';

describe('ComingSoonCard', () => {
  it('says coming soon in the language of the page, unless the editor has a word', () => {
    expect(draw(comingSoonCard, ComingSoonCard, placesToCome[0])).toContain('Coming soon');
    expect(draw(comingSoonCard, ComingSoonCard, placesToCome[0], 'es')).toContain('Próximamente');
    const own = draw(comingSoonCard, ComingSoonCard, placesToCome[1]);
    expect(own).toContain('In the lab');
    expect(own).not.toContain('Coming soon');
  });

  it('does without picture, words and link', () => {
    const html = draw(comingSoonCard, ComingSoonCard, placeWithoutPicture);
    expect(html).toContain('Something quiet');
    expect(html).not.toMatch(/<img|<p[ >]|<a /);
  });

  it('lets the keyboard scroll words that no card holds', () => {
    expect(draw(comingSoonCard, ComingSoonCard, placeWithMuchToSay)).toContain('tabindex="0"');
    expect(draw(comingSoonCard, ComingSoonCard, placesToCome[0])).not.toContain('tabindex="0"');
  });
});
