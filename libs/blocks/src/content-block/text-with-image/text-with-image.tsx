import { Picture } from '@skein/ui';
import { styled } from 'styled-components';
import type { ContentBlockOf } from '../content-block.content.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';

const VERTICAL = { top: 'start', center: 'center', bottom: 'end' } as const;

/** Type 1: words on one side, a picture on the other; the picture comes first on a phone only when it stands left. */
export function TextWithImage(props: ContentBlockOf<'textWithImage'>) {
  const { image, imageSide, roundedImage, imageColor, verticalAlign } = props;
  return (
    <ContentBlockFrame {...props}>
      <Halves $side={imageSide} $align={VERTICAL[verticalAlign]}>
        <BlockText {...props} />
        <Figure $fill={imageColor?.value} $rounded={roundedImage}>
          <Picture image={image} sizes="(min-width: 900px) 560px, 100vw" />
        </Figure>
      </Halves>
    </ContentBlockFrame>
  );
}

const Halves = styled.div<{ $side: 'left' | 'right'; $align: string }>`
  display: grid;
  gap: var(--space-10);

  @container (min-width: 52rem) {
    grid-template-columns: ${({ $side }) => ($side === 'right' ? '5fr 6fr' : '6fr 5fr')};
    align-items: ${({ $align }) => $align};
    gap: clamp(var(--space-12), 7cqi, var(--space-24));

    > :last-child {
      order: ${({ $side }) => ($side === 'left' ? -1 : 0)};
    }
  }
`;

const Figure = styled.div<{ $fill: string | undefined; $rounded: boolean }>`
  overflow: clip;
  border-radius: ${({ $rounded }) => ($rounded ? 'var(--radius-large)' : '0')};
  ${({ $fill }) => ($fill === undefined ? '' : `padding: clamp(var(--space-5), 4vw, var(--space-10)); background-color: ${$fill};`)}
`;
