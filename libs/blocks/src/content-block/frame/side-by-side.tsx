import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const VERTICAL = { top: 'start', center: 'center', bottom: 'end' } as const;

export interface SideBySideProps {
  readonly words: ReactNode;
  readonly picture: ReactNode;
  /** Where the picture stands on a wide screen. */
  readonly side: 'left' | 'right';
  /** How the words stand against the picture. */
  readonly align: keyof typeof VERTICAL;
  /** Width of the picture, where the words are 1. Default 1.14. */
  readonly share?: number;
}

/** Words and a picture in two columns. The words come first on a phone and for a screen reader. */
export function SideBySide({ words, picture, side, align, share = 1.14 }: SideBySideProps) {
  return (
    <Columns $side={side} $align={VERTICAL[align]} $share={share}>
      <div>{words}</div>
      <div>{picture}</div>
    </Columns>
  );
}

const Columns = styled.div<{ $side: 'left' | 'right'; $align: string; $share: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);

  @container (min-width: 46rem) {
    grid-template-columns: ${({ $side, $share }) =>
      $side === 'right' ? `minmax(0, 1fr) minmax(0, ${$share}fr)` : `minmax(0, ${$share}fr) minmax(0, 1fr)`};
    align-items: ${({ $align }) => $align};
    gap: clamp(var(--space-10), 8cqi, var(--space-24));

    > :last-child {
      order: ${({ $side }) => ($side === 'left' ? -1 : 0)};
    }
  }
`;
