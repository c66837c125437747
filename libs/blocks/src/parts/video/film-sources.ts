import type { ContentFile } from '@skein/cms-client';
import type { VideoSource } from '@skein/ui';

export interface Film {
  readonly film?: ContentFile | undefined;
  /** The same film in a smaller file than `film`. */
  readonly filmWebm?: ContentFile | undefined;
}

/** Returns the files of a film, the smaller one first; empty if there is no film. */
export function filmSources({ film, filmWebm }: Film): VideoSource[] {
  return [filmWebm, film].flatMap((one) => (one ? [{ src: one.url, type: one.contentType }] : []));
}
