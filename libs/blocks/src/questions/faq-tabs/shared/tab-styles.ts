import { css } from 'styled-components';
import { FAQ_MOBILE_MAX_PX } from '../../faq-questions/faq.constants.ts';

/** Media query of windows with room for tabs. On paper, and without script, the topics are below each other. */
export const onWideScreens = `@media screen and (width > ${FAQ_MOBILE_MAX_PX}px) and (scripting: enabled)`;
/** Media query of windows with script, but without room for tabs. */
export const onNarrowScreens = `@media screen and (width <= ${FAQ_MOBILE_MAX_PX}px) and (scripting: enabled)`;
/** Condition for browsers that can lay out a panel apart from its summary. Other browsers show an accordion. */
export const withPanels = '@supports selector(::details-content)';

/**
 * Styles of a topic in every layout: a disclosure (`details` element) with a title in larger type than the questions.
 */
export const topicWords = css`
  & > [role='tablist'] {
    display: none;
  }

  & [data-tab] {
    appearance: none;
    margin: 0;
    border: 0;
    background: none;
    list-style: none;
    color: inherit;
    font: 600 var(--heading-4) / 1.3 var(--font-heading);
    text-align: start;
    text-wrap: balance;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & [data-tab]::-webkit-details-marker {
    display: none;
  }

  @media screen {
    & > details {
      border-block-end: 1px solid var(--color-line-strong);
    }

    & > details:first-of-type {
      border-block-start: 1px solid var(--color-line-strong);
    }

    & > details > summary {
      padding-block: var(--space-5);
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
  }
`;

/** Selector of the tab with the open panel. The tab is a summary without script, and a button with script. */
export const CHOSEN = ":is([open] > [data-tab], [aria-selected='true'])";

/**
 * Styles of tabs in every layout. The element around the tabs and panels sets their layout. Before script runs,
 * the tabs are summaries. Afterwards, the tabs are buttons with the same look.
 */
export const tabWords = css`
  & > details,
  & > [role='tablist']:not([hidden]) {
    display: contents;
  }

  & [data-tab] {
    font-family: inherit;
    font-size: inherit;
    transition:
      color var(--duration-fast) var(--ease-out),
      border-color var(--duration-fast) var(--ease-out);
  }

  & > [role='tablist']:not([hidden]) ~ details > summary {
    display: none;
  }

  & > details > summary::before {
    content: none;
  }

  & > details > [data-panel] {
    padding: 0;
  }

  & > details::details-content {
    min-inline-size: 0;
  }

  /* Where all borders take one color, that of the chosen tab takes another. */
  @media (forced-colors: active) {
    && [data-tab] {
      border-color: Canvas;
    }

    && ${CHOSEN} {
      border-color: Highlight;
    }
  }
`;
