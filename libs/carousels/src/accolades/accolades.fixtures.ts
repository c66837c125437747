import { asset, entry, t } from '@skein/cms-client';
import { pictures } from '../testing/artwork.fixtures.ts';
import { accolade } from './accolade.content.ts';
import { accolades } from './accolades.block.ts';

/** A photograph as the CMS stores it. The image service resizes it for slides and for thumbnails. */
const photo = asset('photo-porch', {
  title: t('Two neighbors on porch steps.', 'Dos vecinos en los escalones.'),
  fileName: 'porch.png',
  contentType: 'image/png',
  width: 1920,
  height: 1440,
  url: '/artwork/porch.svg',
});
const quiet = entry(accolade, 'accolade-quiet', {
  title: t('Quietest support line', 'La línea de ayuda más tranquila'),
  subtitle: t('Eleven seconds to a voice, on average', 'Once segundos hasta oír una voz, en promedio'),
  image: photo,
  badge: pictures.glasses,
  thumbTitle: t('Support, 2026', 'Ayuda, 2026'),
});
const steady = entry(accolade, 'accolade-steady', {
  title: t('Steadiest line at nine in the evening', 'La línea más pareja a las nueve de la noche'),
  subtitle: t('Measured on four hundred streets', 'Medido en cuatrocientas calles'),
  subtitleColor: 'teal',
  image: pictures.livingRoom,
  badge: pictures.hijab,
});
const tidy = entry(accolade, 'accolade-tidy', {
  title: t('Tidiest trench', 'La zanja más prolija'),
  image: pictures.installer,
});

export const accoladesBasic = entry(accolades, 'accolades', {
  title: t('Said by others', 'Lo dicen otros'),
  items: [quiet, steady, tidy],
  analyticsId: 'accolades',
});
export const accoladesTwoOnInk = entry(accolades, 'accolades-two', { items: [quiet, tidy], theme: 'ink' });
export const accoladesOne = entry(accolades, 'accolades-one', {
  title: t('Said by one', 'Lo dice uno'),
  items: [tidy],
  theme: 'paper',
});
export const accoladesNone = entry(accolades, 'accolades-none', {});
/** Accolades with the longest texts that editors would write, and one without a picture. */
export const accoladesLong = entry(accolades, 'accolades-long', {
  title: t('Said at some length', 'Lo dicen largo y tendido'),
  items: [
    entry(accolade, 'accolade-long', {
      title: t(
        'The company that most readers would recommend to somebody they have to go on living next to for years',
        'La empresa que más lectores recomendarían a alguien junto a quien van a seguir viviendo muchos años',
      ),
      subtitle: t(
        'From a survey among everybody who answered the door between four and seven in the afternoon, in the rain, and did not close it again at once',
        'De una encuesta entre quienes abrieron la puerta entre las cuatro y las siete de la tarde, con lluvia, y no la cerraron enseguida',
      ),
      image: pictures.router,
    }),
    entry(accolade, 'accolade-bare', { title: t('Without a picture', 'Sin foto') }),
  ],
});
