'use client';

import type { MouseEvent, ReactElement } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { playGlyph } from '../icon/glyph-paths.ts';
import { Glyph } from '../icon/glyph.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import type { ImageSource } from '../picture/image-url.ts';
import { Picture } from '../picture/picture.tsx';
import { VideoFrame } from './video-frame.tsx';

export type EmbeddedVideoProps = {
  /** Address of the provider's player page. Nothing of it loads before the visitor asks. */
  embedUrl: string;
  /** What the video shows; its accessible name. */
  title: string;
  poster?: ImageSource | undefined;
  /** Width over height. Default 16/9. */
  aspect?: number | undefined;
  playLabel?: string | undefined;
  /** Language of the fallback label. */
  language?: UiLanguage | undefined;
  onPlay?: (() => void) | undefined;
};

/** What a player needs to run at all, and no more. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** Someone else's video, behind a click. Without script the click goes to the player's own page. */
export function EmbeddedVideo(props: EmbeddedVideoProps): ReactElement {
  const { embedUrl, title, poster, aspect, language: ownLanguage, onPlay } = props;
  const language = useLanguage(ownLanguage);
  const [asked, setAsked] = useState(false);

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setAsked(true);
    onPlay?.();
  }

  return (
    <VideoFrame aspect={aspect}>
      {asked ? (
        <Player
          ref={(frame) => frame?.focus()}
          src={embedUrl}
          title={title}
          sandbox={SANDBOX}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Facade
          href={embedUrl}
          onClick={handleClick}
          aria-label={`${props.playLabel ?? uiTexts.play[language]}: ${title}`}
        >
          {poster && (
            <Picture
              image={{ ...poster, alt: '' }}
              objectFit="cover"
              sizes="(min-width: 75rem) 75rem, 100vw"
            />
          )}
          <Mark>
            <Glyph path={playGlyph} size={32} />
          </Mark>
        </Facade>
      )}
    </VideoFrame>
  );
}

const Player = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

const Facade = styled.a`
  display: block;
  block-size: 100%;
  color: #ffffff;

  &:focus-visible {
    outline-offset: -6px;
  }
`;

const Mark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  inline-size: clamp(3.5rem, 12%, 5rem);
  aspect-ratio: 1;
  margin: auto;
  border: 1px solid transparent;
  border-radius: 50%;
  background: #fbf7f0;
  color: #0e1729;
  box-shadow: var(--shadow-float);
  transition: scale var(--duration-medium) var(--ease-out);

  a:hover > & {
    scale: 1.06;
  }
`;
