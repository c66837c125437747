import { css } from 'styled-components';
import { enlargedText, narrowerThan } from '../tokens/widths.ts';

const LABEL = 'min(36cqi, 8rem)';

/**
 * A table of text where it is narrow: a row is a block, under its first cell, and each value stands after its head. The
 * label is for the eyes; a screen reader says the head of the column.
 */
export const stackedRows = css`
  ${narrowerThan('small')} {
    [data-stacks],
    [data-stacks] :is(caption, thead, tbody, tfoot, tr, th, td) {
      display: block;
    }

    [data-stacks] caption {
      margin-block-end: 0.75em;
    }

    [data-stacks] [data-heads] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr:has(> [data-label]) {
      padding-block: 0.9em;
      border-block-start: 1px solid var(--color-line);
    }

    tr:has(> [data-label]) > * {
      padding: 0;
      border: 0;
    }

    tr:has(> [data-label]) > :not([data-label]) {
      margin-block-end: 0.25em;
      font-weight: 600;
    }

    tr > [data-label] {
      display: flow-root;
      padding-inline-start: ${LABEL};
    }

    tr > [data-label]::before {
      float: inline-start;
      inline-size: calc(${LABEL} - 1em);
      margin-inline-start: calc(-1 * ${LABEL});
      padding-block-start: 0.15em;
      color: var(--color-text-muted);
      font-size: var(--text-small);
      content: attr(data-label);
      content: attr(data-label) / '';
    }
  }

  ${enlargedText} {
    tr > [data-label] {
      padding: 0;
    }

    tr > [data-label]::before {
      display: block;
      float: none;
      inline-size: auto;
      margin: 0;
    }
  }
`;
