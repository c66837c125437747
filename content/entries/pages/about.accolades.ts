import { accolade, accolades } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { photo } from '../art.ts';
import { WAIT } from '../offer.ts';

/** Awards for the provider. All of them are made up. */
export const aboutAccolades = entry(accolades, 'about-accolades', {
  title: t('What others say', 'Lo que dicen de nosotros'),
  items: [
    entry(accolade, 'about-accolade-night', {
      title: t('Steadiest internet at nine at night', 'El internet más estable a las nueve de la noche'),
      subtitle: t(
        'Lantern Street Review, after four hundred evenings in four hundred living rooms.',
        'Lantern Street Review, tras cuatrocientas noches en cuatrocientas salas.',
      ),
      image: photo('award-night'),
      thumbTitle: t('Steadiest at night', 'El más estable'),
    }),
    entry(accolade, 'about-accolade-voice', {
      title: t('Shortest time on hold', 'La espera más corta por teléfono'),
      subtitle: t(
        `The Dial Tone Society. ${WAIT.en} seconds; the runner-up was still playing hold music.`,
        `Sociedad del Tono de Llamada. ${WAIT.es} segundos; el segundo lugar seguía con la musiquita.`,
      ),
      image: photo('award-voice'),
      thumbTitle: t('Shortest wait', 'La espera más corta'),
    }),
    entry(accolade, 'about-accolade-trench', {
      title: t('Neatest trench', 'La zanja más limpia'),
      subtitle: t(
        'Curb & Garden, readers’ choice. We put every petunia back in order.',
        'Curb & Garden, voto de los lectores. Cada petunia volvió a su lugar.',
      ),
      image: photo('award-trench'),
      thumbTitle: t('Neatest trench', 'La zanja más limpia'),
    }),
  ],
  theme: 'mist',
  analyticsId: 'about-accolades',
});
