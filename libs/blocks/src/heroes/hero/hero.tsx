import type { ComponentType } from 'react';
import { ComingSoonHero } from './coming-soon-hero/coming-soon-hero.tsx';
import { CommunityHero } from './community-hero/community-hero.tsx';
import { FreeExtrasHero } from './free-extras-hero/free-extras-hero.tsx';
import { GamingHero } from './gaming-hero/gaming-hero.tsx';
import type { HeroOf, HeroProps, HeroVariant } from './hero.block.ts';
import { ImageHero } from './image-hero/image-hero.tsx';
import { LabsHero } from './labs-hero/labs-hero.tsx';
import { NeighborhoodHero } from './neighborhood-hero/neighborhood-hero.tsx';
import { OfficialsHero } from './officials-hero/officials-hero.tsx';
import { OverlappingHero } from './overlapping-hero/overlapping-hero.tsx';
import { PhoneHero } from './phone-hero/phone-hero.tsx';
import { StateInterestHero } from './state-interest-hero/state-interest-hero.tsx';
import { TvHero } from './tv-hero/tv-hero.tsx';

const variants: { readonly [V in HeroVariant]: ComponentType<HeroOf<V>> } = {
  officialsHero: OfficialsHero,
  imageHero: ImageHero,
  gamingHero: GamingHero,
  freeExtrasHero: FreeExtrasHero,
  tvHero: TvHero,
  labsHero: LabsHero,
  neighborhoodHero: NeighborhoodHero,
  phoneHero: PhoneHero,
  overlappingHero: OverlappingHero,
  stateInterestHero: StateInterestHero,
  communityHero: CommunityHero,
  comingSoonHero: ComingSoonHero,
};

/** A hero of any type. */
export function Hero(props: HeroProps) {
  const Variant = variants[props.variant] as ComponentType<HeroProps>;
  return <Variant {...props} />;
}
