'use client';

import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { playGlyph } from '../icon/glyph-paths.ts';
import { Glyph } from '../icon/glyph.tsx';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import type { ImageSource } from '../picture/image-url.ts';
import { Picture } from '../picture/picture.tsx';
import { enhanceEmbed } from './enhance-embed.ts';
import { useEnhancedVideo } from './use-enhanced-video.ts';
import { playDisc } from './play-disc.styles.ts';
import { VideoFrame, type VideoName } from './video-frame.tsx';

export type EmbeddedVideoProps = VideoName & {
  /** Address of the video service's player page. The page contacts the service only after a click. */
  embedUrl: string;
  poster?: ImageSource | undefined;
  /** Ratio of width to height. Default: 16/9. */
  aspect?: number | undefined;
  playLabel?: string | undefined;
  /** Language of the default label. */
  language?: UiLanguage | undefined;
  onPlay?: (() => void) | undefined;
};

/** A video of another site. It loads after a click. Without a script, a click opens the `embedUrl`. */
export function EmbeddedVideo(props: EmbeddedVideoProps): ReactElement {
  const { embedUrl, title, description, poster, aspect, language: ownLanguage, onPlay } = props;
  const playWord = useWord(uiTexts.play, ownLanguage);
  const videoWord = useWord(uiTexts.video, ownLanguage);
  const descriptionId = useId();
  const label = props.playLabel ?? playWord;
  const frame = useEnhancedVideo(enhanceEmbed, { onPlay }, embedUrl);

  return (
    <VideoFrame
      key={embedUrl}
      ref={frame}
      kind="embedded"
      name={title ?? description ?? videoWord}
      description={description}
      descriptionId={descriptionId}
      aspect={aspect}
    >
      <Facade
        href={embedUrl}
        aria-label={title === undefined ? label : `${label}: ${title}`}
        aria-describedby={description === undefined ? undefined : descriptionId}
      >
        {poster && (
          <Picture image={{ ...poster, alt: '' }} objectFit="cover" sizes="(min-width: 75rem) 75rem, 100vw" />
        )}
        <Mark data-print="none">
          <Glyph path={playGlyph} size={32} />
        </Mark>
      </Facade>
    </VideoFrame>
  );
}

const Facade = styled.a`
  display: block;
  block-size: 100%;
  color: #ffffff;

  &:focus-visible {
    outline-offset: -6px;
  }
`;

const Mark = styled.span`
  ${playDisc}
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--paper);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  transition: scale var(--duration-medium) var(--ease-out);

  a:hover > & {
    scale: 1.06;
  }
`;
