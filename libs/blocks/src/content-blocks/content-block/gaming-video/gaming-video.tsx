import { BlockSlot, type ContentColor, withDefaults } from '@skein/cms-client';
import { colorTokens } from '@skein/ui';
import { css, styled } from 'styled-components';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { TextBeside } from '../frame/text-beside.tsx';
import { GamingThreads } from './gaming-threads.tsx';
import type { GamingVideoProps } from './gaming-video.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { GamingVideoProps };

/** The default background of a gaming video. */
const NIGHT: ContentColor = colorTokens.ink;

/** Content block of type 13: words and a film on a dark background, with violet lines behind the film. */
export function GamingVideo(given: GamingVideoProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    videoSide: 'right',
  });
  const { video, videoSide } = props;
  const backgroundColor = props.backgroundColor ?? NIGHT;
  const night = props.backgroundColor === undefined;
  const theme = night ? 'ink' : undefined;
  return (
    <ContentBlockFrame
      {...props}
      backgroundColor={backgroundColor}
      backdrop={
        <Backdrop data-theme={theme} $night={night}>
          <GamingThreads side={videoSide} />
        </Backdrop>
      }
    >
      <Stage data-theme={theme} $night={night}>
        <TextBeside {...props} side={videoSide} backgroundColor={backgroundColor}>
          <Screen>
            <BlockSlot node={video} />
          </Screen>
        </TextBeside>
      </Stage>
    </ContentBlockFrame>
  );
}

/** Takes the text colors from the theme, but not the background, which the block itself sets. */
const light = css<{ $night: boolean }>`
  --gaming-thread: color-mix(in srgb, var(--color-text) 45%, transparent);
  ${({ $night }) =>
    $night &&
    css`
      --color-accent: var(--color-tv);
      --color-on-accent: var(--ink);
      --color-link: var(--color-tv);
      --gaming-thread: var(--color-tv-fill);
    `}

  &[data-theme] {
    border: 0;
    background-color: transparent;
  }
`;

const Stage = styled.div<{ $night: boolean }>`
  ${light}
`;

const Backdrop = styled.div<{ $night: boolean }>`
  ${light}
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: clip;
  border-radius: inherit;
`;

const Screen = styled.div`
  border-radius: var(--radius-medium);
  box-shadow:
    0 0 0 1px color-mix(in srgb, var(--gaming-thread) 60%, transparent),
    0 1.5rem 5rem -1rem color-mix(in srgb, var(--gaming-thread) 45%, transparent);
`;
