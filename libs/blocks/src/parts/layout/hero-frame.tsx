import { Container, type ThemeName } from '@skein/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Room above and below the words of a hero. */
export const heroRooms = {
  medium: 'clamp(var(--space-10), 5vw, 6rem)',
  large: 'clamp(var(--space-10), 6vw, 6rem)',
} as const;

export interface HeroFrameProps {
  /** Ground of the hero. Left out, it takes that of its surroundings. */
  readonly theme?: ThemeName | undefined;
  readonly analyticsId?: string | undefined;
  readonly room?: keyof typeof heroRooms;
  /** What is below the words keeps its own distance, or none: there is no room under the hero. */
  readonly open?: boolean;
  /** Lies outside the page's column, from edge to edge; below zero in depth it lies behind the words. */
  readonly beyond?: ReactNode;
  /** Something lies behind the words, or runs off the screen. True when there is something `beyond`. */
  readonly deep?: boolean;
  /** Styles of what follows on the page. */
  readonly below?: ReturnType<typeof css> | undefined;
  readonly children: ReactNode;
}

/** What heroes have in common: their ground, the room around the words, the page's column, a mark for analytics. */
export function HeroFrame(props: HeroFrameProps) {
  const { theme, analyticsId, room = 'medium', open = false, beyond, below, children } = props;
  const { deep = beyond !== undefined } = props;
  return (
    <Stage
      data-theme={theme}
      data-analytics-id={analyticsId}
      $room={room}
      $open={open}
      $deep={deep}
      $below={below}
    >
      <Container>{children}</Container>
      {beyond}
    </Stage>
  );
}

/** A form may open something over the next section, so only what has depth is closed in. */
const depth = css`
  isolation: isolate;
  container-type: inline-size;
  overflow: clip;
`;

const Stage = styled.div<{
  $room: keyof typeof heroRooms;
  $open: boolean;
  $deep: boolean;
  $below: HeroFrameProps['below'];
}>`
  position: relative;
  padding-block: ${({ $room }) => heroRooms[$room]} ${({ $room, $open }) => ($open ? '0' : heroRooms[$room])};
  ${({ $deep }) => $deep && depth}
  ${({ $below }) => $below}
`;
