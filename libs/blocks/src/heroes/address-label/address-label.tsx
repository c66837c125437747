import { ThreadToDoor, type Reach } from '@skein/ui';
import { keyframes, styled } from 'styled-components';

export interface AddressLabelProps {
  readonly notice: string;
  readonly lines: readonly string[];
  /**
   * How far the fiber line to this address is built. If set, the label shows a drawing of the line instead of a
   * paper tag.
   */
  readonly reach?: Reach | undefined;
}

/** A street address on a paper tag that hangs from a string, or on a sheet with a drawing of the fiber line. */
export function AddressLabel({ notice, lines, reach }: AddressLabelProps) {
  if (reach) {
    return (
      <Sheet data-theme="paper">
        <ThreadToDoor reach={reach} street={lines[0] ?? ''} />
        <Words notice={notice} lines={lines} />
      </Sheet>
    );
  }
  return (
    <Tag data-theme="paper">
      <Thread viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <path d="M60 66C40 40 62 20 44 2M68 66C52 44 76 22 62 2" />
        <circle cx="64" cy="70" r="7" />
      </Thread>
      <Words notice={notice} lines={lines} />
    </Tag>
  );
}

function Words({ notice, lines }: AddressLabelProps) {
  return (
    <>
      <p>{notice}</p>
      <Lines>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Lines>
    </>
  );
}

const hang = keyframes`
  from {
    opacity: 0;
    rotate: 2deg;
  }
`;

const Paper = styled.div`
  position: relative;
  border-radius: var(--radius-medium);
  background-color: var(--color-surface-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-float);

  > p {
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Tag = styled(Paper)`
  padding: var(--space-3) var(--space-5) var(--space-3) 4rem;
  rotate: -1.5deg;
  transform-origin: 2.5rem 50%;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${hang} var(--duration-slow) var(--ease-out);
  }
`;

const Sheet = styled(Paper)`
  inline-size: 24rem;
  max-inline-size: 100%;
  padding: var(--space-4) var(--space-5);
`;

/** Draws the string through the hole of the tag, and up out of view. */
const Thread = styled.svg`
  position: absolute;
  inset-block-end: calc(50% - 1.625rem);
  inset-inline-start: -1.75rem;
  inline-size: 6rem;
  block-size: 6rem;
  fill: none;
  stroke: var(--color-internet-fill);
  stroke-width: 2;
  stroke-linecap: round;
  mask-image: linear-gradient(transparent, #000 60%);

  > circle {
    fill: var(--color-surface-sunken);
    stroke: var(--color-line-strong);
  }
`;

const Lines = styled.address`
  font-style: normal;
  font-weight: 650;
  line-height: 1.35;
  overflow-wrap: anywhere;

  > span {
    display: block;
  }
`;
