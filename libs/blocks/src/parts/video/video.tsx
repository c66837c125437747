'use client';

import { withDefaults } from '@skein/cms-client';
import { Picture, useWords, VideoPlayer, type CaptionTrack, type UiText } from '@skein/ui';
import { embedAddress } from './embed-address.ts';
import { filmSources } from './film-sources.ts';
import { posterUrl } from './poster-url.ts';
import type { VideoProps } from './video.content.ts';
import { videoDefaults } from './video.defaults.ts';

export type { VideoProps };

const VIDEO: UiText = { en: 'Video', es: 'Video' };

/**
 * A film in the space around it. A file has the browser’s own controls until script runs; another site’s
 * player is a link until the visitor clicks. Without a film it shows its poster.
 */
export function Video(given: VideoProps) {
  const props = withDefaults(given, videoDefaults);
  const { title, source, link, film, poster, description, loop } = props;
  const say = useWords();
  const about = description ?? (film?.title || poster?.alt || undefined);
  const name = { title: title ?? (about === undefined ? say(VIDEO) : undefined), description: about };
  if (source === 'embedded' && link !== undefined) {
    return <VideoPlayer embedUrl={embedAddress(link)} {...name} poster={poster} />;
  }
  const files = filmSources(props);
  const sources = files.length === 0 && link !== undefined ? [{ src: link }] : files;
  if (sources.length === 0) return poster ? <Picture image={poster} rounded="medium" /> : null;
  return (
    <VideoPlayer
      sources={sources}
      {...name}
      poster={poster && posterUrl(poster)}
      safe={poster?.safe}
      captions={captionTracks(props)}
      autoPlayLoop={loop}
    />
  );
}

/** Returns the captions. Each language has its own name as label, whatever the page's language is. */
function captionTracks({ captions, captionsSpanish }: VideoProps): CaptionTrack[] {
  return [
    ...(captions ? [{ url: captions.url, language: 'en', label: 'English' }] : []),
    ...(captionsSpanish ? [{ url: captionsSpanish.url, language: 'es', label: 'Español' }] : []),
  ];
}
