import { css } from 'styled-components';

/** The card behind a form. It has the paper theme, whatever the theme around it is. */
export const formCard = css`
  padding: clamp(var(--space-5), 3cqi, var(--space-10));
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);

  && {
    background-color: var(--color-surface-raised);
  }
`;
