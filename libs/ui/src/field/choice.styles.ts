import { css } from 'styled-components';

/** A native checkbox or radio button in the brand's colors, large enough for a finger. */
export const choiceInputStyles = css`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  accent-color: var(--color-accent);
  cursor: pointer;
`;

/** The line of a choice. A click anywhere on it counts. */
export const choiceLineStyles = css`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  padding-block: 0.375rem;
  line-height: 1.4;
  cursor: pointer;
`;
