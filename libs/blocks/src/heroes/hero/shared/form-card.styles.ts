import { css } from 'styled-components';

/** The space between a form and the edge of its card. */
export const formCardSpace = 'clamp(var(--space-5), 3cqi, var(--space-10))';

/** The card behind a form. It has the paper theme, whatever the theme around it is. */
export const formCard = css`
  padding: ${formCardSpace};
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);

  && {
    background-color: var(--color-surface-raised);
  }
`;
