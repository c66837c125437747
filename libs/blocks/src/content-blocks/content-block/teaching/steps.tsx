import type { SafeHtml } from '@skein/cms-client';
import { atLeast, RichText } from '@skein/ui';
import { styled } from 'styled-components';
import { Notes } from '../frame/notes.styles.ts';

export interface StepsProps {
  /** HTML with a numbered list. The list becomes the steps, and the other HTML stays prose. */
  readonly steps?: SafeHtml | undefined;
  readonly notes?: SafeHtml | undefined;
  /** Text color that is readable on the background. */
  readonly color?: string | undefined;
}

/** Shows steps along a drawn line. The line leads down on a phone, and from left to right on a wider screen. */
export function Steps({ steps, notes, color }: StepsProps) {
  if (steps === undefined && notes === undefined) return null;
  return (
    <Sheet $color={color}>
      {steps !== undefined && (
        <Thread>
          <RichText html={steps} />
        </Thread>
      )}
      {notes !== undefined && (
        <Notes>
          <RichText html={notes} size="small" />
        </Notes>
      )}
    </Sheet>
  );
}

const Sheet = styled.div<{ $color: string | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  ${({ $color }) => ($color === undefined ? '' : `color: ${$color};`)}
`;

const FOUR_STEPS = 'ol:has(> :nth-child(4 of :not(style))):not(:has(> :nth-child(5 of :not(style))))';

/** Uses an empty marker for list items. Without a marker, Safari would not announce a list. */
const Thread = styled.div`
  --chip: 3rem;

  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style-type: '';
  }

  ol > li {
    position: relative;
    min-block-size: var(--chip);
    margin: 0;
    padding: 0.6rem 0 var(--space-10) calc(var(--chip) + var(--space-5));
  }

  ol > li:last-child {
    padding-block-end: 0;
  }

  ol > li::before {
    content: counter(list-item);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    inline-size: var(--chip);
    block-size: var(--chip);
    border: 2px solid var(--color-accent);
    border-radius: 50%;
    color: var(--color-accent);
    font-family: var(--font-heading);
    font-size: var(--heading-4);
    font-weight: 680;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  /* Two threads from this step to the next. */
  ol > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: calc(var(--chip) + 0.5rem) auto 0.5rem calc(var(--chip) / 2 - 3px);
    inline-size: 6px;
    border-inline: 2px solid color-mix(in srgb, var(--color-accent) 40%, transparent);
    border-radius: 1px;
  }

  li > strong:nth-child(1 of :not(style)) {
    display: block;
    margin-block-end: 0.35em;
    overflow-wrap: anywhere;
    color: var(--color-text);
    font-family: var(--font-heading);
    font-size: var(--heading-4);
    font-weight: 660;
    line-height: 1.22;
    letter-spacing: -0.012em;
  }

  ${atLeast('medium')} {
    ol {
      grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
      gap: var(--space-10) 0;
    }

    /* Four stand in two rows of two until they fit into one, */
    ${FOUR_STEPS} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    /* five or six in two rows of three. */
    ol:has(> :nth-child(5 of :not(style))):not(:has(> :nth-child(7 of :not(style)))) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    ol > li,
    ol > li:last-child {
      padding: calc(var(--chip) + var(--space-5)) var(--space-10) 0 0;
    }

    ol > li:not(:last-child)::after {
      inset: calc(var(--chip) / 2 - 3px) 0.75rem auto calc(var(--chip) + 0.75rem);
      inline-size: auto;
      block-size: 6px;
      border-inline: 0;
      border-block: 2px solid color-mix(in srgb, var(--color-accent) 40%, transparent);
    }
  }

  ${atLeast('large')} {
    ${FOUR_STEPS} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
