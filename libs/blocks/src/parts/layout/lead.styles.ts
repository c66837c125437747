import { css } from 'styled-components';

/** Style of an introduction: one paragraph in larger type than running text. */
export const lead = css`
  margin: 0;
  font-size: var(--text-lead);
  line-height: 1.4;
`;
