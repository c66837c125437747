import { withDefaults } from '@skein/cms-client';
import { SideBySide } from '@skein/ui';
import { HeroFrame } from '../../../parts/layout/hero-frame.tsx';
import { HeroPicture } from '../../../parts/layout/hero-picture.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import { SpreadHeroText } from '../shared/spread-hero-text.tsx';
import { PortraitWall } from './portrait-wall.tsx';
import type { OfficialsHeroProps } from './officials-hero.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { OfficialsHeroProps };

/**
 * Hero of type 1: shows the employees, or the contacts for a city, in portraits or in one picture. The call to
 * action is a link, or opens the address form.
 */
export function OfficialsHero(given: OfficialsHeroProps) {
  const { image, portraits, ...props } = withDefaults(given, {
    ...sharedDefaults,
    portraits: [],
  });
  const company =
    portraits.length > 0 ? (
      <PortraitWall portraits={portraits} />
    ) : (
      image && <HeroPicture image={image} rounded="large" share={50} />
    );
  return (
    <HeroFrame {...props} room="large">
      {company ? (
        <SideBySide gap="medium">
          <HeroText {...props} />
          {company}
        </SideBySide>
      ) : (
        <SpreadHeroText {...props} />
      )}
    </HeroFrame>
  );
}
