import { atLeast, enlargedText, Picture, type ImageSource } from '@skein/ui';
import { styled } from 'styled-components';
import { Backdrop } from '../../parts/backdrop/backdrop.tsx';
import { HighlightFrame } from './highlight-frame.tsx';
import { HighlightWords } from './highlight-words.tsx';
import type { HighlightedBlockOf } from './highlighted-block.block.ts';

/**
 * Highlighted block of type 5: internet for work at home, on a card between two pictures. The call to action is
 * outlined.
 */
export function HomeBusiness({ cta, ...props }: HighlightedBlockOf<'homeBusiness'>) {
  const { backgroundImage, leftImage, rightImage } = props;
  const sides = [leftImage, rightImage].filter((image) => image !== undefined).length;
  return (
    <HighlightFrame {...props} backdrop={backgroundImage && <Backdrop image={backgroundImage} />}>
      <Three $sides={sides}>
        <Words>
          <HighlightWords {...props} cta={cta && { ...cta, look: 'outline' }} titleSize={3} align="center" />
        </Words>
        {leftImage && <Side image={leftImage} first />}
        {rightImage && <Side image={rightImage} />}
      </Three>
    </HighlightFrame>
  );
}

function Side({ image, first = false }: { readonly image: ImageSource; readonly first?: boolean }) {
  return (
    <Place $first={first}>
      <Picture image={image} rounded="medium" sizes="(min-width: 926px) 360px, 45vw" />
    </Place>
  );
}

const columns = [
  'minmax(0, 1fr)',
  'repeat(2, minmax(0, 1fr))',
  'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr)',
];

const Three = styled.div<{ $sides: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $sides }) => Math.max(1, $sides)}, minmax(0, 1fr));
  gap: var(--space-4);
  align-items: center;

  ${atLeast('large')} {
    grid-template-columns: ${({ $sides }) => columns[$sides]};
    gap: clamp(var(--space-6), 4cqi, var(--space-12));
  }
`;

const Words = styled.div`
  grid-column: 1 / -1;
  padding: clamp(var(--space-5), 3cqi, var(--space-8));
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);

  ${enlargedText} {
    padding: var(--space-2);
  }

  ${atLeast('large')} {
    grid-column: auto;
  }
`;

const Place = styled.div<{ $first: boolean }>`
  ${atLeast('large')} {
    order: ${({ $first }) => ($first ? -1 : 1)};
  }
`;
