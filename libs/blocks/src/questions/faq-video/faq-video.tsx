'use client';

import { withDefaults } from '@skein/cms-client';
import { obeyCommand, opensDialog, Picture, ServedDialog, useWords, type UiText } from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { videoDefaults } from '../../parts/video/video.defaults.ts';
import { Video } from '../../parts/video/video.tsx';
import type { FaqVideoProps } from './faq-video.block.ts';
import { enhanceFaqVideo } from './enhance-faq-video.ts';

export type { FaqVideoProps };

const PLAY: UiText = { en: 'Play video', es: 'Reproducir el video' };
const VIDEO: UiText = { en: 'Video', es: 'Video' };

/**
 * A thumbnail that opens a film in a dialog. With script, the film starts and stops together with the dialog.
 */
export function FaqVideo(given: FaqVideoProps) {
  const video = withDefaults(given, videoDefaults);
  const { poster, description, link, film, filmWebm } = video;
  const id = useId();
  const say = useWords();
  const root = useEnhanced<HTMLDivElement>(enhanceFaqVideo);
  const title = video.title ?? description ?? (film?.title || poster?.alt || say(VIDEO));
  if ((link ?? film ?? filmWebm) === undefined) return null;
  return (
    <Tile ref={root} data-faq-video="">
      <Thumbnail type="button" aria-haspopup="dialog" {...opensDialog(id)} onClick={obeyCommand}>
        <Still>
          {poster && (
            <Picture image={{ ...poster, alt: '' }} objectFit="cover" aspect={16 / 9} sizes="20rem" />
          )}
          <Disc viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="24" />
            <path d="M19 15.5v17l14-8.5z" />
          </Disc>
        </Still>
        <Words>
          <Kind>{say(PLAY)}</Kind> {title}
        </Words>
      </Thumbnail>
      <ServedDialog id={id} title={title} size="large">
        <Video {...video} />
      </ServedDialog>
    </Tile>
  );
}

const Tile = styled.div`
  min-inline-size: 0;
`;

const Thumbnail = styled.button`
  display: grid;
  gap: var(--space-3);
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--radius-medium);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;

const Still = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-medium);
  background-color: var(--color-surface-sunken);
  overflow: clip;
`;

const Disc = styled.svg`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline-start: var(--space-3);
  inline-size: 3rem;
  fill: var(--paper);
  transition: scale var(--duration-medium) var(--ease-out);

  & > path {
    fill: var(--ink);
  }

  button:hover & {
    scale: 1.06;
  }
`;

const Words = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Kind = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 400;
`;
