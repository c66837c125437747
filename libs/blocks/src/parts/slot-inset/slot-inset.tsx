import { BlockSlot, type BlockNode } from '@skein/cms-client';
import { styled } from 'styled-components';

export interface SlotInsetProps {
  readonly node: BlockNode;
}

/** Renders a block inside another block, with smaller titles and without space around the inner block. */
export function SlotInset({ node }: SlotInsetProps) {
  return (
    <Inset>
      <BlockSlot node={node} />
    </Inset>
  );
}

const Inset = styled.div`
  --space-section: 0px;
  --space-gutter: 0px;
  --heading-1: var(--heading-3);
  --heading-2: var(--heading-3);
  inline-size: 100%;
  text-align: start;
`;
