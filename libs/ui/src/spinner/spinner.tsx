import type { ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';

export type SpinnerProps = {
  /** Width and height: px as a number, or any CSS length. Default: 24. */
  size?: number | string | undefined;
  /** Text that says what the visitor waits for. Leave it out if a text beside the spinner says so. */
  label?: string | undefined;
};

/** A line that moves along a loop while something loads. It does not move under reduced motion. */
export function Spinner({ size = 24, label }: SpinnerProps): ReactElement {
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Loop d={LOOP} pathLength={100} />
      <Thread d={LOOP} pathLength={100} />
    </Drawing>
  );
}

/** A horizontal figure eight. */
const LOOP =
  'M12 12c2.2-3 4-4.7 6-4.7a4.2 4.2 0 0 1 4 4.7 4.2 4.2 0 0 1-4 4.7c-2 0-3.8-1.7-6-4.7s-4-4.7-6-4.7a4.2 4.2 0 0 0-4 4.7 4.2 4.2 0 0 0 4 4.7c2 0 3.8-1.7 6-4.7';

const pull = keyframes`
  to { stroke-dashoffset: -100; }
`;

const Drawing = styled.svg`
  display: inline-block;
  flex: none;
  max-inline-size: none;
  overflow: visible;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
`;

const Loop = styled.path`
  opacity: 0.28;
`;

const Thread = styled.path`
  stroke-dasharray: 34 66;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${pull} 1.4s linear infinite;
  }
`;
