import type { ArtName } from '@skein/artwork';
import { carouselBlock, testimonialCard } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';

const voice = (
  id: string,
  [en, es]: readonly [string, string],
  [name, place, lugar]: readonly [name: string, place: string, lugar: string],
  image: ArtName,
  look: object = {},
) =>
  entry(testimonialCard, `home-voice-${id}`, {
    quote: t(en, es),
    details: t(`<p><strong>${name}</strong><br>${place}</p>`, `<p><strong>${name}</strong><br>${lugar}</p>`),
    image: art(image),
    analyticsId: `home-voice-${id}`,
    ...look,
  });

/** People of the demo, in their own words. */
export const homeVoices = entry(carouselBlock, 'home-voices', {
  variant: 'testimonials',
  title: t('What it is like to stop noticing', 'Cómo es dejar de notarlo'),
  description: t(
    '<p>We asked five households what had changed. Most had to think about it, which we took as a compliment.</p>',
    '<p>Preguntamos en cinco casas qué había cambiado. Casi todos tuvieron que pensarlo, y lo tomamos como un elogio.</p>',
  ),
  autoSlider: true,
  analyticsId: 'home-voices',
  backgroundColor: 'violet-soft',
  items: [
    voice(
      'nadia',
      [
        'My studio is a closet with good sound. The session in Lisbon hears me breathe before I sing.',
        'Mi estudio es un clóset con buen sonido. En Lisboa me oyen respirar antes de que empiece a cantar.',
      ],
      ['Nadia Ferreira', 'Sings in a closet in Austin', 'Canta en un clóset de Austin'],
      'portrait-10',
      { roundedCorner: 'bottomRight' },
    ),
    voice(
      'earl',
      [
        'I am eighty-one and I win at dominoes against a man in Ponce every night at eight. He blames his line. I blame his dominoes.',
        'Tengo ochenta y un años y todas las noches, a las ocho, le gano al dominó a un señor de Ponce. Él culpa a su línea. Yo, a sus fichas.',
      ],
      ['Earl Whitaker', 'Retired, San Antonio', 'Jubilado, San Antonio'],
      'portrait-5',
      { roundedCorner: 'topLeft' },
    ),
    voice(
      'sunita',
      [
        'The scans used to go up overnight. Now the patient is still putting on her coat.',
        'Antes las radiografías subían durante la noche. Ahora la paciente todavía se está poniendo el abrigo.',
      ],
      ['Dr. Sunita Rao', 'Family doctor, Kansas City', 'Médica de familia, Kansas City'],
      'portrait-4',
      { imageSide: 'right' },
    ),
    voice(
      'desmond',
      [
        'Two of us work at home, in two rooms, in two time zones. The only thing we fight over is the good chair.',
        'Los dos trabajamos en casa, en dos cuartos y dos husos horarios. Lo único que nos peleamos es la silla buena.',
      ],
      ['Desmond Clarke', 'Translates in Charlotte', 'Traduce en Charlotte'],
      'portrait-7',
      { roundedCorner: 'topRight' },
    ),
    voice(
      'lucia',
      [
        'They said between nine and eleven. It was nine. The neighbors came out to look.',
        'Dijeron que entre nueve y once. Eran las nueve. Los vecinos salieron a mirar.',
      ],
      ['Lucía Armenta', 'Teaches fourth grade in Mesa', 'Maestra de cuarto grado en Mesa'],
      'portrait-1',
    ),
  ],
});
