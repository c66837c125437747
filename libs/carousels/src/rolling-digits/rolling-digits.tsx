import { VisuallyHidden } from '@skein/ui';
import { css, styled } from 'styled-components';
import { digitsOf, shownNumber } from './digits-of.ts';
import { ROLL_MS } from './rolling-digits.constants.ts';

export interface RollingDigitsProps {
  /** The number. It shows as a whole number from 0 to 9999. */
  readonly value: number;
}

const CELLS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * A number with digits that roll when the number changes. Screen readers read the number. Put the component
 * into an `output` if screen readers should announce changes. Without React, `rollTo` changes the number.
 */
export function RollingDigits({ value }: RollingDigitsProps) {
  return (
    <Row data-rolling="">
      <VisuallyHidden>{shownNumber(value)}</VisuallyHidden>
      {digitsOf(value).map((digit, position) => (
        <Window key={position} data-digit={digit} aria-hidden="true">
          <Reel>
            {CELLS.map((cell) => (
              <span key={cell}>{cell}</span>
            ))}
          </Reel>
        </Window>
      ))}
    </Row>
  );
}

const Row = styled.span`
  position: relative;
  display: inline-flex;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

const Window = styled.span`
  display: block;
  inline-size: 1ch;
  block-size: 1em;
  overflow: clip;
  transition: inline-size ${ROLL_MS}ms var(--ease-out);

  &[data-digit=''] {
    inline-size: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const turned = CELLS.map(
  (cell) => css`
    [data-digit='${cell}'] > & {
      translate: 0 -${cell}em;
    }
  `,
);

const Reel = styled.span`
  display: block;
  transition: translate ${ROLL_MS}ms var(--ease-out);

  > span {
    display: block;
    block-size: 1em;
  }

  ${turned}

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
