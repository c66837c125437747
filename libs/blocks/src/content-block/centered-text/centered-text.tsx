import { styled } from 'styled-components';
import type { ContentBlockOf } from '../content-block.content.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';

/** Type 16: a few words with room around them. */
export function CenteredText(props: ContentBlockOf<'centeredText'>) {
  return (
    <ContentBlockFrame {...props}>
      <Column>
        <BlockText {...props} textAlign="center" />
      </Column>
    </ContentBlockFrame>
  );
}

const Column = styled.div`
  max-inline-size: 56rem;
  margin-inline: auto;
`;
