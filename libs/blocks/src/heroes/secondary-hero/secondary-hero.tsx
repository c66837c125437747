import { withDefaults } from '@skein/cms-client';
import { atLeast, Container, keepsItsSides, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroText } from '../hero/shared/hero-text.tsx';
import { heroSizes } from '../../parts/layout/hero-picture.tsx';
import { heroRooms } from '../../parts/layout/hero-frame.tsx';
import type { SecondaryHeroProps } from './secondary-hero.block.ts';

export type { SecondaryHeroProps };

/** A band from edge to edge, further down a page. The picture fills half of the band, or is above the words. */
export function SecondaryHero(given: SecondaryHeroProps) {
  const props = withDefaults(given, { theme: 'ink', imageSide: 'right' });
  const { image, imageSide, theme, analyticsId } = props;
  return (
    <Band data-theme={theme} data-analytics-id={analyticsId}>
      {image && (
        <Half $side={imageSide}>
          <Picture image={image} objectFit="cover" sizes={heroSizes(50)} />
        </Half>
      )}
      <Container>
        <Words $side={image && imageSide}>
          <HeroText {...props} multiColorTitle={false} titleParts={[]} titleLevel={2} />
        </Words>
      </Container>
    </Band>
  );
}

/**
 * Name of the band's container. Picture and words query this container, so that their layouts change at the
 * same width. Without the name, the words would query a narrower container.
 */
const BAND = 'band';

const Band = styled.section`
  position: relative;
  isolation: isolate;
  container: ${BAND} / inline-size;
  background: var(--color-surface);
  color: var(--color-text);
  overflow: clip;
`;

const Half = styled.div<{ $side: 'left' | 'right' }>`
  aspect-ratio: 4 / 3;
  container-type: inline-size;

  /* Beside a long text the band goes on below. */
  > *,
  img {
    inline-size: 100%;
    block-size: 100%;
    ${keepsItsSides}
    object-fit: cover;
  }

  ${atLeast('large', BAND)} {
    position: absolute;
    inset-block: 0;
    ${({ $side }) => ($side === 'right' ? 'inset-inline-end: 0;' : 'inset-inline-start: 0;')}
    inline-size: 48%;
    aspect-ratio: auto;
  }
`;

const Words = styled.div<{ $side: 'left' | 'right' | undefined }>`
  padding-block: ${heroRooms.medium};

  ${atLeast('large', BAND)} {
    ${({ $side }) =>
      $side &&
      `
      min-block-size: clamp(20rem, 25vw, 42rem);
      align-content: center;
      inline-size: 46%;
      ${$side === 'left' ? 'margin-inline-start: auto;' : ''}
    `}
  }
`;
