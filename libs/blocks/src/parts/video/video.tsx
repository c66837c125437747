import { withDefaults } from '@skein/cms-client';
import { Picture, VideoPlayer, type CaptionTrack } from '@skein/ui';
import { embedAddress, isEmbedded } from './embed-address.ts';
import { filmSources } from './film-sources.ts';
import { posterUrl } from './poster-url.ts';
import type { VideoProps } from './video.block.ts';
import { videoDefaults } from './video.defaults.ts';

export type { VideoProps };

/**
 * A film that fills the width of its container. A film file has the browser's own controls until script runs.
 * The player of another site loads after a click. Without a film, only the poster shows.
 */
export function Video(given: VideoProps) {
  const props = withDefaults(given, videoDefaults);
  const { title, link, film, poster, description, loop } = props;
  const about = description ?? (film?.title || poster?.alt || undefined);
  const name = { title, description: about };
  if (isEmbedded(props) && link !== undefined) {
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

/** Returns the caption tracks. The label of a track is the language's own name, such as “Español”. */
function captionTracks({ captions, captionsSpanish }: VideoProps): CaptionTrack[] {
  return [
    ...(captions ? [{ url: captions.url, language: 'en', label: 'English' }] : []),
    ...(captionsSpanish ? [{ url: captionsSpanish.url, language: 'es', label: 'Español' }] : []),
  ];
}
