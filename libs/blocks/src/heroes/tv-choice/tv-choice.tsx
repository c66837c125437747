import { withDefaults } from '@skein/cms-client';
import { Container, Picture, Section } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroText } from '../hero/shared/hero-text.tsx';
import { heroRooms } from '../../parts/layout/hero-frame.tsx';
import { threadBelow } from '../../parts/layout/thread.styles.ts';
import { TvNav } from '../../parts/tv-nav/tv-nav.tsx';
import type { TvChoiceProps } from './tv-choice.block.ts';
import { tvNavDefaults } from '../../parts/tv-nav/tv-nav.defaults.ts';

export type { TvChoiceProps };

/** The bar of links to TV pages, a centered title, and a wide TV screen at the bottom edge. */
export function TvChoice(given: TvChoiceProps) {
  const { navItems, navLabel, pagePath, image, ...props } = withDefaults(given, {
    ...tvNavDefaults,
    multiColorTitle: false,
    titleParts: [],
    theme: 'violet',
  });
  return (
    <Root data-analytics-id={props.analyticsId}>
      <Section theme={props.theme} spacing="none" as="div">
        <TvNav items={navItems} label={navLabel} pagePath={pagePath} />
        <Container>
          <Above>
            <HeroText {...props} align="center" width="title" />
          </Above>
        </Container>
      </Section>
      <Sill>
        <Container>
          <Screen>
            <Picture
              image={image}
              priority
              aspect={21 / 9}
              objectFit="cover"
              sizes="(min-width: 1300px) 1200px, 100vw"
              rounded="large"
            />
          </Screen>
        </Container>
      </Sill>
    </Root>
  );
}

const Root = styled.div`
  --sill: clamp(4rem, 15vw, 15rem);
  ${threadBelow}
`;

const Above = styled.div`
  padding-block: ${heroRooms.large} calc(var(--sill) + clamp(var(--space-8), 4vw, var(--space-16)));
`;

/**
 * Puts the screen on the edge of the colored background: the upper half on the color, the lower half on the
 * page.
 */
const Sill = styled.div`
  position: relative;
  margin-block-start: calc(-1 * var(--sill));
  padding-block-end: clamp(var(--space-8), 4vw, var(--space-16));
`;

const Screen = styled.div`
  border: clamp(5px, 0.8vw, 10px) solid var(--night);
  border-radius: calc(var(--radius-large) + 6px);
  background-color: var(--night);
  box-shadow: var(--shadow-float);
  overflow: clip;

  @media (max-width: 40rem) {
    img {
      aspect-ratio: 4 / 3;
    }
  }
`;
