import { withDefaults } from '@skein/cms-client';
import { Glyph } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame, heroRooms } from '../../../parts/layout/hero-frame.tsx';
import { FormBar } from '../shared/form-bar.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import { CornerThreads } from './corner-threads.tsx';
import { ExtrasLine } from './extras-line.tsx';
import type { FreeExtrasHeroProps } from './free-extras-hero.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { FreeExtrasHeroProps };

/** Path of a check mark on a 24 px grid. */
const TICK = 'M4.5 12.8l4.9 5L19.5 6.8';

/** Hero of type 4: the free extras, in words, and as drawings that hang on a line. */
export function FreeExtrasHero(given: FreeExtrasHeroProps) {
  const { extras, ...props } = withDefaults(given, {
    ...sharedDefaults,
    extras: [],
  });
  return (
    <HeroFrame
      {...props}
      beyond={
        <>
          <CornerThreads />
          <ExtrasLine />
        </>
      }
    >
      <Middle>
        <HeroText {...props} align="center" width="title" formFrame={FormBar}>
          {extras.length > 0 && (
            <Extras>
              {extras.map((extra, place) => (
                <Extra key={`${place} ${extra}`}>
                  <Glyph path={TICK} size={20} />
                  {extra}
                </Extra>
              ))}
            </Extras>
          )}
        </HeroText>
      </Middle>
    </HeroFrame>
  );
}

/**
 * Leaves space for two drawings: above or beside the words for the drawing in the corner, and below the words for the
 * line with the extras.
 */
const Middle = styled.div`
  padding-block: calc(clamp(8rem, 9vw, 9rem) - ${heroRooms.medium})
    calc(clamp(11rem, 17vw, 15rem) - ${heroRooms.medium});
`;

const Extras = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Extra = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4) var(--space-2) var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-pill);
  background-color: var(--color-surface-raised);
  font-weight: 600;
  line-height: 1.3;
  text-align: start;
`;
