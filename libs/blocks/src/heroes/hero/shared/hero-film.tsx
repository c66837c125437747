import type { ContentImage } from '@skein/cms-client';
import { FileVideo, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { filmSources, type Film } from '../../../parts/video/film-sources.ts';
import { posterUrl } from '../../../parts/video/poster-url.ts';

export interface HeroFilmProps extends Film {
  /** The still of the film. It replaces the film if there is none. */
  readonly image: ContentImage;
  /** Name of the film. The description of its file or picture tells what it shows. */
  readonly name: string;
  /** The `sizes` of the picture. */
  readonly sizes: string;
}

/**
 * A film that plays by itself, or its still, over the whole box. It is muted, never plays by itself under
 * reduced motion, and has a button to stop it.
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

/** Gives the film the shape of its box instead of the player's own. */
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
