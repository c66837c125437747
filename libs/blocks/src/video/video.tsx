import { imageUrl, isTransformable, Picture, useLanguage, VideoPlayer, type UiText } from '@skein/ui';
import { embedAddress } from './embed-address.ts';
import type { VideoProps } from './video.content.ts';

/** Posters are no wider than the widest place of a film on the widest usual screen. CSS px. */
const POSTER_WIDTH_PX = 1280;

const VIDEO: UiText = { en: 'Video', es: 'Video' };
const CAPTIONS: Record<VideoProps['captionsLanguage'], string> = { en: 'English', es: 'Español' };

/**
 * A film in the room that its place gives it. A file has the browser’s own controls until script runs; someone else’s
 * player is a link until it is asked for. Without a film, its poster.
 */
export function Video(props: VideoProps) {
  const { source, link, film, poster, description, captions, captionsLanguage, loop } = props;
  const language = useLanguage();
  const title = description ?? (poster?.alt || VIDEO[language]);
  if (source === 'embedded' && link !== undefined) {
    return <VideoPlayer embedUrl={embedAddress(link)} title={title} poster={poster} />;
  }
  const src = film?.url ?? link;
  if (src === undefined) return poster ? <Picture image={poster} rounded="medium" /> : null;
  return (
    <VideoPlayer
      src={src}
      type={film?.contentType}
      title={title}
      poster={poster && posterUrl(poster)}
      captions={
        captions && {
          url: captions.url,
          language: captionsLanguage,
          label: captions.title || CAPTIONS[captionsLanguage],
        }
      }
      autoPlayLoop={loop}
    />
  );
}

function posterUrl(poster: NonNullable<VideoProps['poster']>): string {
  return isTransformable(poster)
    ? imageUrl(poster, { width: Math.min(POSTER_WIDTH_PX, poster.width), format: 'webp' })
    : poster.url;
}
