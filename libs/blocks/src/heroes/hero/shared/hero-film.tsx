import type { ContentImage } from '@skein/cms-client';
import { FileVideo, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { filmSources, type Film } from '../../../parts/video/film-sources.ts';
import { posterUrl } from '../../../parts/video/poster-url.ts';

export interface HeroFilmProps extends Film {
  /** The still picture of the film. Without a film, only the still picture shows. */
  readonly image: ContentImage;
  /**
   * Name of the film for screen readers. The description comes from the file's title, or else from the alt text of the
   * still picture.
   */
  readonly name: string;
  /** The `sizes` attribute of the still picture. */
  readonly sizes: string;
}

/**
 * A film that fills its container and plays by itself, or the film's still picture. The film is muted and has a
 * button to stop it. Under reduced motion, the film does not play by itself.
 */
export function HeroFilm({ film, filmWebm, image, name, sizes }: HeroFilmProps) {
  const sources = filmSources({ film, filmWebm });
  return (
    <Place>
      {sources.length > 0 ? (
        <FileVideo
          sources={sources}
          title={name}
          description={film?.title || image.alt || undefined}
          poster={posterUrl(image)}
          safe={image.safe}
          priority
          autoPlayLoop
        />
      ) : (
        <Picture image={image} priority objectFit="cover" sizes={sizes} />
      )}
    </Place>
  );
}

/** Gives the film the shape of its container instead of the shape of the player. */
const Place = styled.div`
  block-size: 100%;

  > * {
    display: block;
    block-size: 100%;
    aspect-ratio: auto;
    border-radius: 0;
    box-shadow: none;
  }
`;
