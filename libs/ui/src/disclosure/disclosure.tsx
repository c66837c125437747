'use client';

import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { headingAnchorId } from '../heading/heading-anchor.ts';
import { HeadingTag } from '../heading/heading-levels.tsx';

export type DisclosureProps = {
  /** The line that is always visible. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether the disclosure is open at first, or, if `onToggle` updates this prop, whether it is open now. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** Name of a group of disclosures. The browser keeps at most one disclosure of a group open. */
  name?: string | undefined;
  /** Level of a heading in the outline. With it, the summary becomes a heading. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  id?: string | undefined;
  /** Data attributes of the summary, such as `data-analytics`. */
  summaryData?: Readonly<Record<`data-${string}`, string>> | undefined;
};

/**
 * A question whose answer opens on a click. It is a native `details` element, so it works without a script. The
 * browser's text search opens it too.
 */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { summary, children, open = false, onToggle, name, headingLevel, id, summaryData } = props;

  // Links lead to the `id`, or else to an id made from the words of the summary, as for headings.
  const anchor = id === undefined && typeof summary === 'string' ? headingAnchorId(summary) : undefined;

  function handleToggle(event: SyntheticEvent<HTMLDetailsElement>): void {
    onToggle?.(event.currentTarget.open);
  }

  return (
    <Details id={id} name={name} open={open} onToggle={handleToggle}>
      <Summary {...summaryData}>
        <Words {...(headingLevel ? { as: HeadingTag, level: headingLevel, id: anchor } : {})}>
          {summary}
        </Words>
        <Mark viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4.5 12h15" />
          <path d="M12 4.5v15" />
        </Mark>
      </Summary>
      <Answer>{children}</Answer>
    </Details>
  );
}

const Details = styled.details`
  border-block-end: 1px solid var(--color-line);

  &::details-content {
    block-size: 0;
    overflow-y: clip;
    opacity: 0;
    transition:
      block-size var(--duration-slow) var(--ease-out),
      opacity var(--duration-slow) var(--ease-out),
      content-visibility var(--duration-slow) allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
    opacity: 1;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-5);
  border-radius: var(--radius-small);
  list-style: none;
  transition: color var(--duration-fast) var(--ease-out);

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: var(--color-accent);
  }
`;

const Words = styled.span`
  font-family: var(--font-text);
  font-size: var(--text-lead);
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.01em;
  text-wrap: pretty;
`;

/** A plus sign. Its vertical line turns horizontal when the answer opens. */
const Mark = styled.svg`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  fill: none;
  stroke: var(--color-accent);
  stroke-width: 1.75;
  stroke-linecap: round;

  & > path:last-child {
    transform-origin: center;
    transition: rotate var(--duration-slow) var(--ease-out);
  }

  details[open] > summary > & > path:last-child {
    rotate: 90deg;
  }
`;

const Answer = styled.div`
  max-inline-size: var(--measure);
  padding-block-end: var(--space-6);
  color: var(--color-text-muted);
`;
