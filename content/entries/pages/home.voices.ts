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

/** Quotations of made-up customers. */
export const homeVoices = entry(carouselBlock, 'home-voices', {
  variant: 'testimonials',
  title: t('What it’s like to stop noticing', 'Cómo es dejar de notarlo'),
  description: t(
    '<p>We asked five households what had changed. Most had to think about it, which we took as a compliment.</p>',
    '<p>Preguntamos en cinco casas qué había cambiado. Casi todos tuvieron que pensarlo, y lo tomamos como un elogio.</p>',
  ),
  autoSlider: true,
  analyticsId: 'home-voices',
  backgroundColor: 'violet-soft',
  items: [
    voice(
      'kit',
      [
        'My studio is a closet with good sound. The session in Lisbon hears me breathe before I sing.',
        'Mi estudio es un clóset con buen sonido. En Lisboa me oyen respirar antes de que empiece a cantar.',
      ],
      ['Kit Ramsey', 'Sings in a closet in Nashville', 'Canta en un clóset de Nashville'],
      'portrait-6',
      { roundedCorner: 'bottomRight' },
    ),
    voice(
      'mei',
      [
        'My telescope is in Chile, and my data is in Durham by breakfast. I never think about what’s in between.',
        'Mi telescopio está en Chile y mis datos llegan a Durham antes del desayuno. Ya ni pienso en lo que hay en medio.',
      ],
      ['Mei Tanaka', 'Astronomer, the Triangle', 'Astrónoma, el Triangle'],
      'portrait-10',
      { roundedCorner: 'topLeft' },
    ),
    voice(
      'sam',
      [
        'I forecast snow for a living. The model loads while I’m still arguing with the last one.',
        'Vivo de pronosticar nieve. El modelo carga mientras sigo discutiendo con el anterior.',
      ],
      ['Sam Okada', 'Meteorologist, Salt Lake Valley', 'Pronostica nieve, Salt Lake Valley'],
      'portrait-11',
      { imageSide: 'right' },
    ),
    voice(
      'omar',
      [
        'We both work from home, in two rooms and two time zones. The only thing we fight over is the good chair.',
        'Los dos trabajamos desde casa, en dos cuartos y dos husos horarios. Solo nos peleamos por la silla buena.',
      ],
      ['Omar Haddad', 'Works from home in Orange County', 'Trabaja desde casa en Orange County'],
      'portrait-2',
      { roundedCorner: 'topRight' },
    ),
    voice(
      'lucia',
      [
        'They said between nine and eleven. They showed up at nine. The neighbors came out to look.',
        'Dijeron que entre nueve y once. Llegaron a las nueve. Los vecinos salieron a mirar.',
      ],
      ['Lucía Armenta', 'Teaches fourth grade in Mesa', 'Maestra de cuarto grado en Mesa'],
      'portrait-1',
    ),
  ],
});
