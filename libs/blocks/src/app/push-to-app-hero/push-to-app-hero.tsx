'use client';

import { withDefaults } from '@skein/cms-client';
import { SideBySide } from '@skein/ui';
import { styled } from 'styled-components';
import { AppStores } from '../app-stores/app-stores.tsx';
import { useAppStores } from '../app-stores/use-app-stores.ts';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { HeroFilm } from '../../heroes/hero/shared/hero-film.tsx';
import { HeroText } from '../../heroes/hero/shared/hero-text.tsx';
import { HeroFrame } from '../../parts/layout/hero-frame.tsx';
import { enhancePressedFilm } from './enhance-pressed-film.ts';
import type { PushToAppHeroProps } from './push-to-app-hero.block.ts';
import { appStoresDefaults } from '../app-stores/app-stores.defaults.ts';

export type { PushToAppHeroProps };

/** Presents the app with a title, links to the stores, and a drawn phone whose screen shows a film. */
export function PushToAppHero(given: PushToAppHeroProps) {
  const props = withDefaults(given, { ...appStoresDefaults, theme: 'violet' });
  const { title, subtitle, kicker, theme, image, film, filmWebm } = props;
  const root = useAppStores<HTMLDivElement>();
  const screen = useEnhanced<HTMLDivElement>(enhancePressedFilm);
  return (
    <div ref={root}>
      <HeroFrame theme={theme} analyticsId={props.analyticsId} room="large" deep>
        <SideBySide shares={[1, 1.15]} gap="medium" rowGap={10}>
          <HeroText
            kicker={kicker}
            title={title}
            subtitle={subtitle}
            theme={theme}
            multiColorTitle={false}
            titleParts={[]}
          >
            <Ways>
              <AppStores {...props} />
            </Ways>
          </HeroText>
          <Phone ref={screen}>
            <Threads viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              {THREADS.map((thread) => (
                <path key={thread} d={thread} />
              ))}
            </Threads>
            <Screen>
              <HeroFilm
                film={film}
                filmWebm={filmWebm}
                image={image}
                name={title}
                sizes="(min-width: 1540px) 700px, (min-width: 768px) 50vw, 100vw"
              />
            </Screen>
          </Phone>
        </SideBySide>
      </HeroFrame>
    </div>
  );
}

/**
 * Paths of the threads (decorative lines), which rise from the lower edge to the edge of the phone. The drawing is 600
 * by 400 units.
 */
const THREADS = [0, 1, 2, 3, 4].map(
  (thread) =>
    `M${40 + thread * 26} 430C${60 + thread * 30} 330 ${190 + thread * 34} 380 ${250 + thread * 20} 260`,
);

const Ways = styled.div`
  inline-size: 100%;
  margin-block-start: var(--space-5);
`;

const Phone = styled.div`
  position: relative;
  isolation: isolate;
  padding-block: clamp(var(--space-2), 2cqi, var(--space-6));
`;

const Threads = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 12% -6% -22%;
  inline-size: 112%;
  block-size: 110%;
  fill: none;
  stroke: var(--color-accent);
  stroke-width: 2;
  stroke-linecap: round;
  overflow: visible;

  > path {
    vector-effect: non-scaling-stroke;
  }

  > path:nth-child(2n of :not(style)) {
    stroke: var(--color-phone-fill);
  }
`;

/** A drawn phone that lies on its side, slightly tilted. The film plays on the screen of the phone. */
const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  padding: clamp(7px, 0.9cqi, 12px);
  padding-inline: clamp(14px, 1.8cqi, 24px);
  border-radius: clamp(22px, 2.6cqi, 36px);
  background-color: var(--night);
  box-shadow:
    inset 0 0 0 1.5px color-mix(in srgb, var(--paper) 24%, var(--ink)),
    var(--shadow-float);
  rotate: -3deg;

  > * {
    border-radius: clamp(14px, 1.7cqi, 24px);
    overflow: clip;
  }

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: clamp(4px, 0.55cqi, 8px);
    inline-size: clamp(5px, 0.6cqi, 8px);
    block-size: clamp(5px, 0.6cqi, 8px);
    margin-block: auto;
    border-radius: 50%;
    background-color: color-mix(in srgb, var(--paper) 24%, var(--ink));
  }
`;
