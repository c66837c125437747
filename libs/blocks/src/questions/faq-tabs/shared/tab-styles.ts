import { css } from 'styled-components';
import { FAQ_MOBILE_MAX_PX } from '../../faq-questions/faq.constants.ts';

/** A window in which there is room for tabs. On paper they stay below one another. */
export const onWideScreens = `@media screen and (width > ${FAQ_MOBILE_MAX_PX}px)`;
/** Any other window. */
export const onNarrowScreens = `@media screen and (width <= ${FAQ_MOBILE_MAX_PX}px)`;
/** Browsers that can lay the panel of a disclosure out apart from its summary. The others show an accordion. */
export const withPanels = '@supports selector(::details-content)';

/** What every tab has in every layout. */
export const tabWords = css`
  /* Where all borders take one color, that of the chosen tab takes another. */
  @media (forced-colors: active) {
    && > details > summary {
      border-color: Canvas;
    }

    && > details[open] > summary {
      border-color: Highlight;
    }
  }

  & > details > summary {
    list-style: none;
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & > details > summary::-webkit-details-marker {
    display: none;
  }
`;

/** Tabs below one another that open in their place, set larger than the questions in them. */
export const stacked = css`
  & > details {
    border-block-end: 1px solid var(--color-line-strong);
  }

  & > details:first-of-type {
    border-block-start: 1px solid var(--color-line-strong);
  }

  & > details > summary {
    padding-block: var(--space-5);
    font-family: var(--font-heading);
    font-size: var(--heading-4);
  }

  & > details > summary::before {
    content: '';
    float: inline-end;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-block-start: 0.3em;
    margin-inline: var(--space-3);
    border: solid var(--color-accent);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate var(--duration-medium) var(--ease-out);
  }

  & > details[open] > summary::before {
    rotate: 225deg;
  }

  & > details > [data-panel] {
    padding-block-end: var(--space-6);
    padding-inline-start: var(--space-4);
  }
`;
