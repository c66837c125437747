import { SideBySide } from '@skein/ui';
import type { ReactNode } from 'react';
import { blockAlign, type VerticalAlign } from '../../../parts/layout/alignment.ts';
import { BlockText, type BlockTextProps } from './block-text.tsx';

export interface TextBesideProps extends BlockTextProps {
  /** Side of `children` on a wide screen. */
  readonly side: 'left' | 'right';
  readonly verticalAlign: VerticalAlign;
  /** Width of `children` divided by the width of the words. Default: 1.14. */
  readonly share?: number;
  /** The words of the block. Default: a `BlockText` with the other props. */
  readonly words?: ReactNode;
  /** One element: a picture, a film or a speed test. */
  readonly children: ReactNode;
}

/** Shows the words of a content block beside a picture, a film or a speed test. */
export function TextBeside({ side, verticalAlign, share = 1.14, words, children, ...text }: TextBesideProps) {
  return (
    <SideBySide side={side} align={blockAlign[verticalAlign]} shares={[1, share]}>
      {words ?? <BlockText {...text} />}
      {children}
    </SideBySide>
  );
}
