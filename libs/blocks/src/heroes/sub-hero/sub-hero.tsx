import { AboutLabs } from './about-labs.tsx';
import { PhoneRates } from './phone-rates.tsx';
import type { SubHeroProps } from './sub-hero.block.ts';

export type { SubHeroProps };

/** A sub-hero of either type. */
export function SubHero(props: SubHeroProps) {
  return props.variant === 'phoneRates' ? <PhoneRates {...props} /> : <AboutLabs {...props} />;
}
