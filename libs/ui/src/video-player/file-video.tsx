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
  /** Address of a WebVTT file. */
  url: string;
  /** Language code of the captions, such as `en`. */
  language: string;
  /** Name of the captions in the browser's menu. */
  label: string;
};

export type FileVideoProps = VideoName & {
  /** The same film in several formats, the best first. A browser uses the first that it can play. */
  sources: readonly VideoSource[];
  /** Address of the still that shows until the video plays. */
  poster?: string | undefined;
  /**
   * Whether it is the first film of a page, whose still loads at once and before others. Stills of other films
   * load when they are near.
   */
  priority?: boolean | undefined;
  /** The part of the film and its still that no crop may cut. */
  safe?: SafeArea | undefined;
  /** Captions in the language of the page show from the start, but not over a video that plays by itself. */
  captions?: readonly CaptionTrack[] | undefined;
  /**
   * Plays by itself: muted, in a loop, only in view, never under reduced motion, and always with a pause
   * button.
   */
  autoPlayLoop?: boolean | undefined;
  /** Ratio of width to height. Default: 16/9. */
  aspect?: number | undefined;
  playLabel?: string | undefined;
  pauseLabel?: string | undefined;
  /** Language of the fallback labels. */
  language?: UiLanguage | undefined;
  onPlay?: (() => void) | undefined;
  onPause?: (() => void) | undefined;
};

/**
 * Matches addresses of another site. Captions from there load only into a video with the `crossorigin`
 * attribute.
 */
const ELSEWHERE = /^(?:https?:)?\/\//;

/** An HTML attribute that React's types do not have yet. Browsers without it load the still at once. */
const LATER = { loading: 'lazy' };

/**
 * A video file. Without script, a second video element with the browser's own controls replaces it. With
 * script, it creates those controls only when a visitor plays the video, because that is slow.
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
  const descriptionId = useId();
  const describedBy = description === undefined ? undefined : descriptionId;
  const named = title === undefined ? '' : `: ${title}`;
  const frame = useEnhancedVideo(enhanceFile, props, autoPlayLoop);
  const size = autoPlayLoop ? 20 : 32;
  if (priority && poster !== undefined) preload(poster, { as: 'image', fetchPriority: 'high' });

  const film = (controls: boolean) => (
    <Video
      $safe={safe}
      aria-label={title ?? description}
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
      title={title}
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
