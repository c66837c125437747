'use client';

import { useId, type ReactElement } from 'react';
import { preload } from 'react-dom';
import { css, styled } from 'styled-components';
import { pauseGlyph, playGlyph } from '../icon/glyph-paths.ts';
import { Glyph } from '../icon/glyph.tsx';
import { useLanguage, useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { objectPosition, type SafeArea } from '../picture/safe-area.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { enhanceFile } from './enhance-file.ts';
import { useEnhancedVideo } from './use-enhanced-video.ts';
import { playDisc } from './play-disc.styles.ts';
import { VideoFrame, type VideoName } from './video-frame.tsx';

export type VideoSource = {
  /** Address of the video file. */
  src: string;
  /** Media type of the file, such as `video/mp4`. A browser does not load a type that it cannot play. */
  type?: string | undefined;
};

export type CaptionTrack = {
  /** Address of a WebVTT file with the captions. */
  url: string;
  /** Language code of the captions, such as `en`. */
  language: string;
  /** Name of the captions in the browser's menu. */
  label: string;
};

export type FileVideoProps = VideoName & {
  /** The same film in several formats, the best first. The browser plays the first format that it supports. */
  sources: readonly VideoSource[];
  /** Address of the picture that is visible until the video plays. */
  poster?: string | undefined;
  /**
   * Whether this is the first film of a page. Its poster loads at once, before other images. Posters of other
   * films load when they are near the screen.
   */
  priority?: boolean | undefined;
  /** The part of the film and of its poster that crops must keep. */
  safe?: SafeArea | undefined;
  /** Captions. The track in the language of the page is visible, unless the video starts without a click. */
  captions?: readonly CaptionTrack[] | undefined;
  /**
   * Whether the video starts without a click. It is muted, plays in a loop while it is in view, and has a pause
   * button. It does not start if the visitor prefers reduced motion.
   */
  autoPlayLoop?: boolean | undefined;
  /** Ratio of width to height. Default: 16/9. */
  aspect?: number | undefined;
  playLabel?: string | undefined;
  pauseLabel?: string | undefined;
  /** Language of the default labels. */
  language?: UiLanguage | undefined;
  onPlay?: (() => void) | undefined;
  onPause?: (() => void) | undefined;
};

/**
 * Matches addresses of other sites. The browser loads captions from other sites only if the video has the
 * attribute `crossorigin`.
 */
const ELSEWHERE = /^(?:https?:)?\/\//;

/** Attribute that React's types lack. Browsers that do not support it load the poster at once. */
const LATER = { loading: 'lazy' };

/**
 * A video file. Without a script, the visitor sees a second video element that has the browser's controls. With
 * a script, these controls appear only when a visitor plays the video, because creating them is slow.
 */
export function FileVideo(props: FileVideoProps): ReactElement {
  const {
    sources,
    title,
    description,
    poster,
    priority = false,
    captions = [],
    autoPlayLoop = false,
    safe,
    aspect,
    language: ownLanguage,
  } = props;
  const language = useLanguage(ownLanguage);
  const [playWord, pauseWord] = [useWord(uiTexts.play, ownLanguage), useWord(uiTexts.pause, ownLanguage)];
  const { playLabel = playWord, pauseLabel = pauseWord } = props;
  const videoWord = useWord(uiTexts.video, ownLanguage);
  const name = title ?? description ?? videoWord;
  const descriptionId = useId();
  const describedBy = description === undefined ? undefined : descriptionId;
  const named = title === undefined ? '' : `: ${title}`;
  const frame = useEnhancedVideo(enhanceFile, props, autoPlayLoop);
  const size = autoPlayLoop ? 20 : 32;
  if (priority && poster !== undefined) preload(poster, { as: 'image', fetchPriority: 'high' });

  const film = (controls: boolean) => (
    <Video
      $safe={safe}
      aria-label={name}
      aria-describedby={title === undefined ? undefined : describedBy}
      {...(!priority && LATER)}
      poster={poster}
      preload={poster === undefined ? 'metadata' : 'none'}
      crossOrigin={captions.some(({ url }) => ELSEWHERE.test(url)) ? 'anonymous' : undefined}
      playsInline
      muted={autoPlayLoop}
      loop={autoPlayLoop}
      controls={controls}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions.map((track) => (
        <track
          key={track.url}
          kind="captions"
          src={track.url}
          srcLang={track.language}
          label={track.label}
          default={!autoPlayLoop && track.language === language}
        />
      ))}
    </Video>
  );

  return (
    <VideoFrame
      ref={frame}
      kind="file"
      name={name}
      description={description}
      descriptionId={descriptionId}
      aspect={aspect}
    >
      {film(false)}
      <noscript>{film(true)}</noscript>
      <Toggle type="button" aria-describedby={describedBy} hidden $large={!autoPlayLoop}>
        <span data-shows="paused">
          <Glyph path={playGlyph} size={size} />
          <VisuallyHidden>
            {playLabel}
            {named}
          </VisuallyHidden>
        </span>
        <span data-shows="playing">
          <Glyph path={pauseGlyph} size={size} />
          <VisuallyHidden>
            {pauseLabel}
            {named}
          </VisuallyHidden>
        </span>
      </Toggle>
    </VideoFrame>
  );
}

const Video = styled.video<{ $safe: SafeArea | undefined }>`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  &:has(+ noscript > video) {
    display: none;
  }
  ${({ $safe }) => $safe && `object-position: ${objectPosition($safe)};`}

  &::cue {
    background: color-mix(in srgb, var(--ink) 84%, transparent);
    color: var(--paper);
    font-family: var(--font-text);
  }
`;

const ambientDisc = css`
  inset: auto clamp(0.375rem, 2.5%, 1rem) clamp(0.375rem, 2.5%, 1rem) auto;
  inline-size: clamp(2.5rem, 14%, 2.75rem);
  aspect-ratio: 1;
`;

const Toggle = styled.button<{ $large: boolean }>`
  position: absolute;
  display: grid;
  place-items: center;
  ${({ $large }) => ($large ? playDisc : ambientDisc)}
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--paper);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  cursor: pointer;
  transition: scale var(--duration-medium) var(--ease-out);

  &:hover {
    scale: 1.06;
  }

  > span {
    display: grid;
  }

  /* What it does stands in the served HTML twice, for both states. */
  &[hidden],
  [data-state='playing'] > & > [data-shows='paused'],
  :not([data-state='playing']) > & > [data-shows='playing'] {
    display: none;
  }
`;
