import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';

export interface ProgressProps {
  /** Progress in percent, from 0 to 100. */
  readonly percent: number;
  readonly name: string;
  /** The progress in words, such as “Question 2 of 6”. */
  readonly label: string;
}

/** Paths of two drawn threads across the whole bar. The bright part of a thread shows the progress. */
const THREADS = ['M0 6C12 1 20 11 34 6S58 1 70 6s20 4 30 0', 'M0 8C14 12 22 3 36 8s22 4 36 0 18-3 28 0'];

/** Shows the progress of the quiz as a drawn thread. */
export function Progress({ percent, name, label }: ProgressProps): ReactElement {
  const id = useId();
  const lit = `${id}-lit`;
  return (
    <Bar>
      <Thread
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={label}
        focusable="false"
      >
        <clipPath id={lit}>
          <rect width={percent} height="14" />
        </clipPath>
        {THREADS.map((path) => (
          <path key={path} d={path} data-ground="" />
        ))}
        <g clipPath={`url(#${lit})`}>
          {THREADS.map((path, index) => (
            <path key={path} d={path} data-lit={index} />
          ))}
        </g>
      </Thread>
      <Words aria-hidden="true">{label}</Words>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Thread = styled.svg`
  inline-size: 100%;
  block-size: 1rem;
  overflow: visible;
  fill: none;
  stroke-linecap: round;

  & path {
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }

  & [data-ground] {
    stroke: var(--color-line);
  }

  & [data-lit='0'] {
    stroke: var(--color-accent);
  }

  & [data-lit='1'] {
    stroke: var(--color-phone-fill);
  }

  & rect {
    transition: width var(--duration-slow) var(--ease-out);
  }
`;

const Words = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;
