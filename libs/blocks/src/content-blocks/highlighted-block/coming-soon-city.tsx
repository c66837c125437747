import { atLeast, Badge, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { lead } from '../../parts/layout/lead.styles.ts';
import { HighlightFrame } from './highlight-frame.tsx';
import { HighlightWords } from './highlight-words.tsx';
import type { HighlightedBlockOf } from './highlighted-block.block.ts';

/**
 * Highlighted block of type 2: a city under construction, on a dark background, with the city's skyline on the
 * lower edge.
 */
export function ComingSoonCity(props: HighlightedBlockOf<'comingSoonCity'>) {
  const { subtitle, backgroundImage } = props;
  return (
    <HighlightFrame {...props} theme="ink">
      <City $pictured={backgroundImage !== undefined}>
        <HighlightWords
          {...props}
          titleSize={2}
          top={<Badge kind="coming-soon" />}
          under={subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
        />
        {backgroundImage && (
          <Picture image={backgroundImage} rounded="medium" sizes="(min-width: 900px) 640px, 90vw" />
        )}
      </City>
    </HighlightFrame>
  );
}

const City = styled.div<{ $pictured: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);

  ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) ${({ $pictured }) => ($pictured ? 'minmax(0, 1.25fr)' : '')};
    align-items: center;
  }
`;

const Subtitle = styled.p`
  ${lead}
`;
