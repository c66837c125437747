import { Picture, SideBySide } from '@skein/ui';
import { HeroFrame } from '../../layout/hero-frame.tsx';
import type { HeroOf } from '../hero.content.ts';
import { HeroText } from '../hero-text.tsx';
import { PortraitWall } from './portrait-wall.tsx';

/** Type 1: who works here, or whom a city may call. Its call to action is a link, or opens the address form. */
export function OfficialsHero({ image, portraits, ...props }: HeroOf<'officialsHero'>) {
  const company =
    portraits.length > 0 ? (
      <PortraitWall portraits={portraits} />
    ) : (
      image && (
        <Picture
          image={image}
          priority
          rounded="large"
          sizes="(min-width: 1540px) 720px, (min-width: 900px) 50vw, 100vw"
        />
      )
    );
  return (
    <HeroFrame {...props} room="large">
      {company ? (
        <SideBySide from="large" gap="medium">
          <HeroText {...props} />
          {company}
        </SideBySide>
      ) : (
        <HeroText {...props} spread />
      )}
    </HeroFrame>
  );
}
