import { withDefaults } from '@skein/cms-client';
import { SideBySide } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../../parts/layout/hero-frame.tsx';
import { threadBelow } from '../../../parts/layout/thread.styles.ts';
import { HeroPicture } from '../../../parts/layout/hero-picture.tsx';
import { TvNav } from '../../../parts/tv-nav/tv-nav.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import type { TvHeroProps } from './tv-hero.content.ts';
import { tvHeroDefaults } from './tv-hero.defaults.ts';

export type { TvHeroProps };

/**
 * Shadows that look like a TV signal: outlines around the screen, each wider and fainter than the previous
 * outline. The outlines end 40 px before the words.
 */
const RINGS = [1, 2, 3, 4]
  .map((ring) => {
    const line = `color-mix(in srgb, var(--color-line-strong) ${96 - ring * 18}%, var(--color-surface))`;
    return `0 0 0 calc(${ring} * var(--ring)) var(--color-surface), 0 0 0 calc(${ring} * var(--ring) + 1.5px) ${line}`;
  })
  .join(', ');

/** Hero of type 5: the bar of links to TV pages, and a lit screen below the bar. */
export function TvHero(given: TvHeroProps) {
  const { navItems, navLabel, pagePath, image, ...props } = withDefaults(given, tvHeroDefaults);
  return (
    <Channel data-theme={props.theme}>
      <TvNav items={navItems} label={navLabel} pagePath={pagePath} />
      <HeroFrame analyticsId={props.analyticsId} room="large" deep thread={false}>
        <SideBySide shares={[1, 1.2]} gap="medium" rowGap={12}>
          <HeroText {...props} />
          <Set>
            <Screen>
              <HeroPicture image={image} aspect={16 / 9} objectFit="cover" />
            </Screen>
            <Foot />
          </Set>
        </SideBySide>
      </HeroFrame>
    </Channel>
  );
}

const Channel = styled.div`
  position: relative;
  ${threadBelow}
`;

const Set = styled.div`
  --ring: clamp(5px, 0.7cqi, 9px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
`;

const Screen = styled.div`
  inline-size: 100%;
  padding: clamp(6px, 1cqi, 12px);
  border-radius: var(--radius-medium);
  background-color: var(--night);
  box-shadow: ${RINGS};

  > * {
    border-radius: var(--radius-small);
  }
`;

const Foot = styled.div`
  position: relative;
  z-index: 1;
  inline-size: 32%;
  block-size: clamp(1.5rem, 3cqi, 2.5rem);
  border-block-end: 5px solid var(--night);
  border-radius: 2px;

  &::before {
    content: '';
    position: absolute;
    inset: 0 38%;
    border-inline: 5px solid var(--night);
  }
`;
