import { atLeast, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { HighlightFrame } from './highlight-frame.tsx';
import { HighlightWords } from './highlight-words.tsx';
import type { HighlightedBlockOf } from './highlighted-block.block.ts';

/** Highlighted block of type 1: a one-line offer with its picture at the end. */
export function PromoBar(props: HighlightedBlockOf<'promoBar'>) {
  const { image } = props;
  return (
    <HighlightFrame {...props}>
      <Line $pictured={image !== undefined}>
        <HighlightWords {...props} titleSize={3} />
        {image && <Picture image={image} rounded="medium" sizes="(min-width: 900px) 320px, 90vw" />}
      </Line>
    </HighlightFrame>
  );
}

const Line = styled.div<{ $pictured: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-10);

  ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) ${({ $pictured }) => ($pictured ? 'minmax(0, 20rem)' : '')};
    align-items: center;
  }
`;
