import { withDefaults } from '@skein/cms-client';
import type { ContentColor } from '@skein/cms-client';
import { atLeast, colorTokens, keepsItsSides, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { blockAlign } from '../../../parts/layout/alignment.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import type { CityOfferProps } from './city-offer.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { CityOfferProps };

const CARD: ContentColor = colorTokens.white;

/**
 * Content block of type 9: an offer in one city, on a raised card. The picture fills half of the card up to the
 * edge.
 */
export function CityOffer(given: CityOfferProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    imageSide: 'left',
    roundedImage: true,
  });
  const { image, imageSide, roundedImage, imageColor, verticalAlign } = props;
  return (
    <ContentBlockFrame {...props}>
      <Card data-theme="paper" $side={imageSide} $rounded={roundedImage}>
        <Art $fill={imageColor}>
          <Still>
            <Picture
              image={image}
              objectFit="cover"
              sizes="(min-width: 1300px) 660px, (min-width: 768px) 54vw, 100vw"
            />
          </Still>
        </Art>
        <Words $align={blockAlign[verticalAlign]}>
          <Thread aria-hidden="true" />
          <BlockText {...props} ground={CARD} titleSize={3} />
        </Words>
      </Card>
    </ContentBlockFrame>
  );
}

const Card = styled.article<{ $side: 'left' | 'right'; $rounded: boolean }>`
  display: grid;
  overflow: clip;
  border-radius: ${({ $rounded }) => ($rounded ? 'var(--radius-large)' : '0')};
  box-shadow: var(--shadow-float);

  && {
    background-color: var(--color-surface-raised);
  }

  ${atLeast('medium')} {
    grid-template-columns: ${({ $side }) => ($side === 'left' ? 'minmax(0, 1.2fr) minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 1.2fr)')};

    > :nth-child(1 of :not(style)) {
      order: ${({ $side }) => ($side === 'left' ? 0 : 1)};
    }
  }

  ${atLeast('large')} {
    min-block-size: 26rem;
  }
`;

const Art = styled.div<{ $fill: string | undefined }>`
  min-block-size: 100%;
  ${({ $fill }) => ($fill === undefined ? '' : `background-color: ${$fill};`)}

  ${atLeast('medium')} {
    position: relative;
  }
`;

const Still = styled.div`
  container-type: inline-size;

  img {
    ${keepsItsSides}
  }

  ${atLeast('medium')} {
    position: absolute;
    inset: 0;
  }
`;

const Words = styled.div<{ $align: string }>`
  display: grid;
  align-content: ${({ $align }) => $align};
  gap: var(--space-5);
  padding: clamp(var(--space-6), 7.2cqi - 1.7rem, var(--space-16));
`;

const Thread = styled.span`
  inline-size: 3.5rem;
  block-size: 9px;
  border-block: 3px solid var(--color-internet-fill);
  border-radius: 1px;
`;
