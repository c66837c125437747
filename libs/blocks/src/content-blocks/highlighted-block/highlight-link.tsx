import { styled } from 'styled-components';
import { HighlightFrame } from './highlight-frame.tsx';
import { HighlightWords } from './highlight-words.tsx';
import type { HighlightedBlockOf } from './highlighted-block.block.ts';

/**
 * Highlighted block of type 3: one sentence beside a bundle of decorative lines. The call to action looks like a link.
 */
export function HighlightLink({ cta, ...props }: HighlightedBlockOf<'highlightLink'>) {
  return (
    <HighlightFrame {...props}>
      <Said>
        <HighlightWords {...props} cta={cta && { ...cta, look: 'link' }} titleSize={2} ctaBeside />
      </Said>
    </HighlightFrame>
  );
}

const Said = styled.div`
  padding-inline-start: clamp(var(--space-5), 4cqi, var(--space-10));
  border-inline-start: 7px double var(--color-accent);
`;
