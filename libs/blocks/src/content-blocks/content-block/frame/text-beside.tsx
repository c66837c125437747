import { SideBySide } from '@skein/ui';
import type { ReactNode } from 'react';
import { blockAlign, type VerticalAlign } from '../../../parts/layout/alignment.ts';
import { BlockText, type BlockTextProps } from './block-text.tsx';

export interface TextBesideProps extends BlockTextProps {
  /** The side of the element beside the words, on a wide screen. */
  readonly side: 'left' | 'right';
  readonly verticalAlign: VerticalAlign;
  /** Width of the companion, relative to the words. */
  readonly share?: number;
  /** Replaces the usual words. */
  readonly words?: ReactNode;
  /** The companion: one element. */
  readonly children: ReactNode;
}

/** The words of a content block, and beside them a picture, a film or a test. */
export function TextBeside({ side, verticalAlign, share = 1.14, words, children, ...text }: TextBesideProps) {
  return (
    <SideBySide side={side} align={blockAlign[verticalAlign]} shares={[1, share]}>
      {words ?? <BlockText {...text} />}
      {children}
    </SideBySide>
  );
}
