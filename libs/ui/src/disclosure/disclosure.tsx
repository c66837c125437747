'use client';

import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { headingAnchorId } from '../heading/heading-anchor.ts';

export type DisclosureProps = {
  /** The line that is always visible. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether the disclosure starts open. If `onToggle` keeps this prop up to date: whether it is open now. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** The browser keeps at most one of the disclosures with the same name open. */
  name?: string | undefined;
  /** Makes the summary a heading of this level in the outline. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  id?: string | undefined;
  /** Data attributes for code that looks for the summary, such as those that declare an analytics event. */
  summaryData?: Readonly<Record<`data-${string}`, string>> | undefined;
};

/**
 * A question that opens to its answer. It is native, so that it works without script and the browser's text
 * search opens it.
 */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { summary, children, open = false, onToggle, name, headingLevel, id, summaryData } = props;

  // Linked to by its own id, or else, like other headings, by the words of its heading.
  const anchor = id === undefined && typeof summary === 'string' ? headingAnchorId(summary) : undefined;

  function handleToggle(event: SyntheticEvent<HTMLDetailsElement>): void {
    onToggle?.(event.currentTarget.open);
  }

  return (
    <Details id={id} name={name} open={open} onToggle={handleToggle}>
      <Summary {...summaryData}>
        <Words {...(headingLevel ? { as: `h${headingLevel}` as const, id: anchor } : {})}>{summary}</Words>
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

/** A plus whose vertical line turns flat when the answer opens. */
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
