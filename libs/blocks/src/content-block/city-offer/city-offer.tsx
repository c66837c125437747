import { Picture } from '@skein/ui';
import { styled } from 'styled-components';
import type { ContentBlockOf } from '../content-block.content.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';

const VERTICAL = { top: 'start', center: 'center', bottom: 'end' } as const;

/** Type 9: what is on offer in one city. A raised card; the picture fills its half to the edge. */
export function CityOffer(props: ContentBlockOf<'cityOffer'>) {
  const { image, imageSide, roundedImage, imageColor, verticalAlign } = props;
  return (
    <ContentBlockFrame {...props}>
      <Card $side={imageSide} $rounded={roundedImage}>
        <Art $fill={imageColor?.value}>
          <Picture image={image} objectFit="cover" sizes="(min-width: 900px) 640px, 100vw" />
        </Art>
        <Words $align={VERTICAL[verticalAlign]}>
          <BlockText {...props} titleSize={3} />
        </Words>
      </Card>
    </ContentBlockFrame>
  );
}

const Card = styled.article<{ $side: 'left' | 'right'; $rounded: boolean }>`
  display: grid;
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: ${({ $rounded }) => ($rounded ? 'var(--radius-large)' : '0')};
  background-color: var(--color-surface-raised);

  @container (min-width: 48rem) {
    grid-template-columns: ${({ $side }) => ($side === 'left' ? '1.15fr 1fr' : '1fr 1.15fr')};

    > :first-child {
      order: ${({ $side }) => ($side === 'left' ? 0 : 1)};
    }
  }
`;

const Art = styled.div<{ $fill: string | undefined }>`
  min-block-size: 100%;
  ${({ $fill }) => ($fill === undefined ? '' : `background-color: ${$fill};`)}
`;

const Words = styled.div<{ $align: string }>`
  display: grid;
  align-content: ${({ $align }) => $align};
  padding: clamp(var(--space-6), 5cqi, var(--space-16));
`;
