import type { ContentFile, ContentImage } from '@skein/cms-client';
import { Picture, VideoPlayer } from '@skein/ui';
import { styled } from 'styled-components';

export interface HeroFilmProps {
  /** Without a film the picture stands in its place. */
  readonly film?: ContentFile | undefined;
  /** The still of the film. */
  readonly image: ContentImage;
  /** What the film is called when neither file nor picture says. */
  readonly name: string;
  /** Of the picture. */
  readonly sizes: string;
}

/**
 * A film that moves by itself, or its still, over the whole of its place. It is muted, never moves under reduced
 * motion, and has a button to stop it.
 */
export function HeroFilm({ film, image, name, sizes }: HeroFilmProps) {
  if (film === undefined) {
    return (
      <Place>
        <Picture image={image} priority objectFit="cover" sizes={sizes} />
      </Place>
    );
  }
  return (
    <Place>
      <VideoPlayer
        src={film.url}
        type={film.contentType}
        title={film.title || image.alt || name}
        poster={image.url}
        autoPlayLoop
      />
    </Place>
  );
}

/** Takes the shape of the place instead of the player's own. */
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
