import { css } from 'styled-components';

/** Style of an introduction: larger than running text, and one paragraph only. */
export const lead = css`
  margin: 0;
  font-size: var(--text-lead);
  line-height: 1.4;
`;
