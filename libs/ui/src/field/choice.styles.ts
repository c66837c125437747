import { css } from 'styled-components';

/** Styles of a checkbox or radio button, in the brand's colors and large enough for a finger. */
export const choiceInputStyles = css`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  accent-color: var(--color-accent);
  cursor: pointer;
`;

/** Styles of the line with a choice. A click anywhere on the line selects the choice. */
export const choiceLineStyles = css`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  padding-block: 0.375rem;
  line-height: 1.4;
  cursor: pointer;

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
