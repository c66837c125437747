'use client';

import { TextLink, useWord, VideoPlayer } from '@skein/ui';
import type { ReactElement } from 'react';
import { film } from '../texts/careers.texts.ts';
import { jobFilm } from './job-film.ts';

/** Shows a film about the work. An outside player loads only after the visitor presses its button. */
export function JobVideo({ url: address }: { readonly url: string }): ReactElement {
  const title = useWord(film);
  const { kind, url } = jobFilm(address);
  if (kind === 'embed') return <VideoPlayer embedUrl={url} title={title} />;
  if (kind === 'file') return <VideoPlayer sources={[{ src: url }]} title={title} />;
  return (
    <p>
      <TextLink href={url} external>
        {title}
      </TextLink>
    </p>
  );
}
