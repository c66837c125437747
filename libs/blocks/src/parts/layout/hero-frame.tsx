import { Container, type ThemeName } from '@skein/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { threadBelow } from './thread.styles.ts';

/** Space above and below the words of a hero. */
export const heroRooms = {
  medium: 'clamp(var(--space-10), 5vw, 6rem)',
  large: 'clamp(var(--space-10), 6vw, 6rem)',
} as const;

export interface HeroFrameProps {
  /** Theme of the hero. By default the hero has the theme of its surroundings. */
  readonly theme?: ThemeName | undefined;
  readonly analyticsId?: string | undefined;
  readonly room?: keyof typeof heroRooms;
  /** Whether the hero has no space at its bottom, because its content sets that space. */
  readonly open?: boolean;
  /**
   * Content outside the page's column, from edge to edge. If its z-index is below zero, it is behind the words.
   */
  readonly beyond?: ReactNode;
  /** Whether content is behind the words or extends off the screen. Default: true if `beyond` is set. */
  readonly deep?: boolean;
  /**
   * Whether the thread (the decorative line that runs down the page beside the blocks) begins at this hero. Default:
   * true.
   */
  readonly thread?: boolean;
  readonly children: ReactNode;
}

/**
 * The parts that all heroes share: background, space around the words, the page's column, and an attribute for
 * analytics.
 */
export function HeroFrame(props: HeroFrameProps) {
  const { theme, analyticsId, room = 'medium', open = false, beyond, thread = true, children } = props;
  const { deep = beyond !== undefined } = props;
  return (
    <Stage
      data-theme={theme}
      data-analytics-id={analyticsId}
      $room={room}
      $open={open}
      $deep={deep}
      $thread={thread}
    >
      <Container>{children}</Container>
      {beyond}
    </Stage>
  );
}

/**
 * Clips the hero and isolates its layers. Only heroes with `deep` get this style. In other heroes, a form may
 * open a list over the next section.
 */
const depth = css`
  isolation: isolate;
  container-type: inline-size;
  overflow: clip;
`;

const Stage = styled.div<{
  $room: keyof typeof heroRooms;
  $open: boolean;
  $deep: boolean;
  $thread: boolean;
}>`
  position: relative;
  padding-block: ${({ $room }) => heroRooms[$room]} ${({ $room, $open }) => ($open ? '0' : heroRooms[$room])};
  ${({ $deep }) => $deep && depth}
  ${({ $thread }) => $thread && threadBelow}
`;
