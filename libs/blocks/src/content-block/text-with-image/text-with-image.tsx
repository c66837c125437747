import { Picture } from '@skein/ui';
import { styled } from 'styled-components';
import type { ContentBlockOf } from '../content-block.content.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';

const VERTICAL = { top: 'start', center: 'center', bottom: 'end' } as const;

/** Type 1: words on one side, a picture on the other. The words come first on a phone and for a screen reader. */
export function TextWithImage(props: ContentBlockOf<'textWithImage'>) {
  const { image, imageSide, roundedImage, imageColor, verticalAlign } = props;
  const plate = imageColor?.value;
  const corners = plate === undefined ? 'large' : 'medium';
  return (
    <ContentBlockFrame {...props}>
      <Halves $side={imageSide} $align={VERTICAL[verticalAlign]}>
        <BlockText {...props} />
        <Figure $plate={plate} $rounded={roundedImage}>
          <Picture
            image={image}
            sizes="(min-width: 1300px) 640px, (min-width: 900px) 52vw, 100vw"
            rounded={roundedImage ? corners : 'none'}
          />
        </Figure>
      </Halves>
    </ContentBlockFrame>
  );
}

const Halves = styled.div<{ $side: 'left' | 'right'; $align: string }>`
  display: grid;
  gap: var(--space-10);

  @container (min-width: 46rem) {
    grid-template-columns: ${({ $side }) => ($side === 'right' ? 'minmax(0, 1fr) minmax(0, 1.14fr)' : 'minmax(0, 1.14fr) minmax(0, 1fr)')};
    align-items: ${({ $align }) => $align};
    gap: clamp(var(--space-10), 8cqi, var(--space-24));

    > :last-child {
      order: ${({ $side }) => ($side === 'left' ? -1 : 0)};
    }
  }
`;

const Figure = styled.div<{ $plate: string | undefined; $rounded: boolean }>`
  ${({ $plate, $rounded }) =>
    $plate === undefined
      ? ''
      : `padding: clamp(var(--space-4), 3vw, var(--space-8));
         border-radius: ${$rounded ? 'var(--radius-large)' : '0'};
         background-color: ${$plate};`}
`;
