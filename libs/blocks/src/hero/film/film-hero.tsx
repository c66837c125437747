import type { HeroOf } from '../hero.content.ts';
import { GamingHero } from '../gaming-hero/gaming-hero.tsx';
import { LabsHero } from '../labs-hero/labs-hero.tsx';

/** The heroes that show a film, without the others: what a browser has to load to make one play. */
export function FilmHero(props: HeroOf<'gamingHero'> | HeroOf<'labsHero'>) {
  return props.variant === 'gamingHero' ? <GamingHero {...props} /> : <LabsHero {...props} />;
}
