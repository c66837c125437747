import { withDefaults } from '@skein/cms-client';
import { Section, SideBySide } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../layout/hero-frame.tsx';
import { HeroPicture } from '../../layout/hero-picture.tsx';
import { TvNav } from '../../tv-nav/tv-nav.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import type { TvHeroProps } from './tv-hero.content.ts';
import { tvHeroDefaults } from './tv-hero.defaults.ts';

export type { TvHeroProps };

/** The signal: outlines of the screen, ever wider, units of a field of 800 by 500. */
const RINGS = [0, 1, 2, 3, 4].map((ring) => ({
  inset: 96 - ring * 23,
  radius: 30 + ring * 16,
  opacity: 0.9 - ring * 0.17,
}));

/** Type 5: the bar of TV pages, and under it a screen that is on. */
export function TvHero(given: TvHeroProps) {
  const { navItems, navLabel, pagePath, image, ...props } = withDefaults(given, tvHeroDefaults);
  return (
    <Section theme={props.theme} spacing="none" as="div">
      <TvNav items={navItems} label={navLabel} pagePath={pagePath} />
      <HeroFrame analyticsId={props.analyticsId} room="large" deep>
        <SideBySide shares={[1, 1.2]} from="large" gap="medium" rowGap={12}>
          <HeroText {...props} />
          <Set>
            <Signal viewBox="0 0 800 500" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              {RINGS.map(({ inset, radius, opacity }) => (
                <rect
                  key={inset}
                  x={inset}
                  y={inset * 0.6}
                  width={800 - 2 * inset}
                  height={500 - 1.2 * inset}
                  rx={radius}
                  strokeOpacity={opacity}
                />
              ))}
            </Signal>
            <Screen>
              <HeroPicture image={image} aspect={16 / 9} objectFit="cover" />
            </Screen>
            <Foot />
          </Set>
        </SideBySide>
      </HeroFrame>
    </Section>
  );
}

const Set = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
`;

const Signal = styled.svg`
  position: absolute;
  z-index: -1;
  inset: -19% -16%;
  inline-size: 132%;
  max-inline-size: none;
  block-size: 130%;
  fill: none;
  stroke: var(--color-line-strong);
  stroke-width: 1.5;

  > rect {
    vector-effect: non-scaling-stroke;
  }
`;

const Screen = styled.div`
  inline-size: 100%;
  padding: clamp(6px, 1cqi, 12px);
  border-radius: var(--radius-medium);
  background-color: #080f1d;
  box-shadow:
    0 0 0 1px var(--color-line-strong),
    var(--shadow-float);

  > * {
    border-radius: var(--radius-small);
  }
`;

/** The stand: a neck of two threads and a foot. */
const Foot = styled.div`
  position: relative;
  inline-size: 32%;
  block-size: clamp(1.5rem, 3cqi, 2.5rem);
  border-block-end: 5px solid #080f1d;
  border-radius: 2px;

  &::before {
    content: '';
    position: absolute;
    inset: 0 38%;
    border-inline: 5px solid #080f1d;
  }
`;
