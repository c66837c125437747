import { withDefaults } from '@skein/cms-client';
import { atLeast, Container, Picture, ThreadDivider } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../../parts/layout/hero-frame.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import type { CommunityHeroProps } from './community-hero.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { CommunityHeroProps };

/** Hero of type 11: centered words above a row of portraits. A line connects the portraits. */
export function CommunityHero(given: CommunityHeroProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    portraits: [],
  });
  const { portraits } = props;
  const alone = portraits.length === 0;
  return (
    <HeroFrame
      {...props}
      deep
      open={!alone}
      beyond={
        !alone && (
          <Gathering>
            <Thread>
              <ThreadDivider pattern="flow" count={4} />
            </Thread>
            <Container>
              <People role="list">
                {portraits.map(({ id, name, image }, place) => (
                  <Person key={id ?? place}>
                    <Picture image={image} aspect={1} focus="face" rounded="circle" sizes="9rem" />
                    <Name>{name}</Name>
                  </Person>
                ))}
              </People>
            </Container>
          </Gathering>
        )
      }
    >
      <HeroText {...props} align="center" width="title" />
    </HeroFrame>
  );
}

const Gathering = styled.div`
  --face: clamp(4.5rem, 9.5cqi, 8.5rem);
  --row-start: clamp(var(--space-8), 4cqi, var(--space-12));
  position: relative;
  isolation: isolate;
  padding-block: var(--row-start) clamp(var(--space-8), 4cqi, var(--space-16));
`;

/** Draws the thread that connects the portraits: behind the faces of the first row, at half their height. */
const Thread = styled.div`
  position: absolute;
  z-index: -1;
  inset-inline: 0;
  inset-block-start: calc(var(--row-start) + var(--face) / 2);
  translate: 0 -50%;

  ${atLeast('large')} {
    translate: 0 calc(-50% + var(--space-4));
  }
`;

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-5) clamp(var(--space-4), 3cqi, var(--space-10));
`;

const Person = styled.li`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: var(--space-2);
  inline-size: var(--face);
  text-align: center;

  img {
    border: 4px solid var(--color-surface);
  }

  /* One up, one down, as the thread runs. */
  ${atLeast('large')} {
    &:nth-child(even of :not(style)) {
      translate: 0 var(--space-8);
    }
  }
`;

const Name = styled.span`
  padding-inline: var(--space-1);
  border-radius: var(--radius-small);
  background-color: var(--color-surface);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.35;
`;
