import { asset, t } from '@skein/cms-client';

/** A film that is not there: stories show the still, the words and the button that stand around one. */
export const noFilm = (id: string, en: string, es: string) =>
  asset(id, {
    title: t(en, es),
    fileName: `${id}.mp4`,
    contentType: 'video/mp4',
    url: `/artwork/${id}.mp4`,
  });
