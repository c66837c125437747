import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { IconName } from './icon-paths.ts';
import { iconPaths } from './icon-paths.ts';

export type IconProps = {
  name: IconName;
  /** Width and height: px as a number, or any CSS length. Default 24. */
  size?: number | string | undefined;
  /** What the icon says. Left out, it is decoration beside a word and stays silent. */
  title?: string | undefined;
};

/** A drawing of the Skein set, in the colour of the text around it. */
export function Icon({ name, size = 24, title }: IconProps): ReactElement {
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: inline-block;
  flex: none;
  max-inline-size: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
