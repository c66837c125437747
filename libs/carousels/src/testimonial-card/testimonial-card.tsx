import { withDefaults } from '@skein/cms-client';
import { atLeast, Picture, RichText } from '@skein/ui';
import { styled } from 'styled-components';
import { Quotation } from '../quotation/quotation.tsx';
import { imageCorners } from './image-corners.ts';
import type { TestimonialCardProps } from './testimonial-card.block.ts';

export type { TestimonialCardProps };

/** A person's quotation and picture. If there is no room beside the words, the picture is above the words. */
export function TestimonialCard(given: TestimonialCardProps) {
  const props = withDefaults(given, { imageSide: 'left', roundedImage: true, textAlign: 'left' });
  const { quote, details, image, imageSide, roundedImage, roundedCorner, textAlign, analyticsId } = props;
  return (
    <Room>
      <Card data-analytics-id={analyticsId} $side={image ? imageSide : 'none'}>
        {image && (
          <Portrait $corners={imageCorners(roundedImage, roundedCorner)} $side={imageSide} $align={textAlign}>
            <Picture image={image} sizes="(width >= 1024px) 260px, 45vw" objectFit="cover" />
          </Portrait>
        )}
        <Words $align={textAlign}>
          <Quotation size="medium">{quote}</Quotation>
          {details !== undefined && (
            <Who>
              <RichText html={details} />
            </Who>
          )}
        </Words>
      </Card>
    </Room>
  );
}

const Room = styled.div`
  container-type: inline-size;
  block-size: 100%;
`;

const COLUMNS = {
  left: 'minmax(0, 2fr) minmax(0, 3fr)',
  right: 'minmax(0, 3fr) minmax(0, 2fr)',
  top: 'minmax(0, 1fr)',
  none: 'minmax(0, 1fr)',
} as const;

const Card = styled.div<{ $side: keyof typeof COLUMNS }>`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: clamp(var(--space-5), 5cqi, var(--space-10));
  block-size: 100%;
  padding: clamp(var(--space-5), 5cqi, var(--space-8));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);
  color: var(--color-text);

  ${atLeast('small')} {
    grid-template-columns: ${({ $side }) => COLUMNS[$side]};
    grid-template-rows: ${({ $side }) => ($side === 'top' ? 'auto 1fr' : '1fr')};
  }
`;

type Align = 'left' | 'center' | 'right';
const edges = { left: 'start', center: 'center', right: 'end' } as const;

/** Aligns the picture with the words if the picture is above them: left, centered or right. */
const Portrait = styled.div<{ $corners: string; $side: keyof typeof COLUMNS; $align: Align }>`
  justify-self: ${({ $align }) => edges[$align]};
  inline-size: min(100%, 9rem);
  aspect-ratio: 1;
  overflow: clip;
  border-radius: ${({ $corners }) => $corners};

  ${atLeast('small')} {
    order: ${({ $side }) => ($side === 'right' ? 1 : 0)};
    justify-self: ${({ $side, $align }) => ($side === 'top' ? edges[$align] : 'auto')};
    inline-size: 100%;
    max-inline-size: 16rem;
    align-self: center;
  }
`;

const Words = styled.figure<{ $align: Align }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: space-between;
  margin: 0;
  justify-items: ${({ $align }) => ($align === 'left' ? 'stretch' : edges[$align])};
  text-align: ${({ $align }) => edges[$align]};
`;

const Who = styled.figcaption`
  color: var(--color-text-muted);
  line-height: 1.4;

  &::before {
    content: '';
    display: inline-block;
    inline-size: 2.25rem;
    block-size: 7px;
    margin-block-end: var(--space-3);
    border-block: 2px solid var(--color-accent);
    border-radius: 1px;
  }
`;
