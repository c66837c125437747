import { FileVideo } from '@skein/ui';
import type { FilmFixtureProps } from './film.content.ts';

export function FilmFixture({ title, film, poster }: FilmFixtureProps) {
  const sources = film ? [{ src: film.url, type: film.contentType }] : [];
  return <FileVideo sources={sources} title={title} poster={poster.url} safe={poster.safe} autoPlayLoop />;
}
