import { css } from 'styled-components';

/** The card that a form stands on: of paper, whatever the theme around it. */
export const formCard = css`
  padding: clamp(var(--space-5), 3cqi, var(--space-10));
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);

  && {
    background-color: var(--color-surface-raised);
  }
`;
