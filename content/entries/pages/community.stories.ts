import type { ArtName } from '@skein/artwork';
import { carouselBlock, comingSoonCard, testimonial, testimonialsModule } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress } from '../calls-to-action.ts';

type Words = readonly [en: string, es: string];

const called = (name: string): Words => [name, name];

const story = (id: string, [en, es]: Words, [who, quien]: Words, [place, lugar]: Words, image: ArtName) =>
  entry(testimonial, `community-story-${id}`, {
    text: t(en, es),
    captions: t([who, place], [quien, lugar]),
    image: art(image),
    analyticsId: `community-story-${id}`,
  });

/** Neighbors and the places that they talk about. */
export const communityStories = entry(testimonialsModule, 'community-stories', {
  title: t('Overheard on the porch', 'Oído en el porche'),
  autoSlider: true,
  items: [
    story(
      'porch',
      [
        'I came over to borrow a ladder. That was in April. We have watched every match here since.',
        'Vine a pedir una escalera prestada. Eso fue en abril. Desde entonces vemos aquí todos los partidos.',
      ],
      ['Ignacio and Bill', 'Ignacio y Bill'],
      ['Two doors apart, Mesa', 'A dos puertas, Mesa'],
      'fence-talk',
    ),
    story(
      'counter',
      [
        'The card reader used to think about it. Now I have to think of something to say to people.',
        'Antes la terminal se lo pensaba. Ahora soy yo quien tiene que pensar de qué hablar con la gente.',
      ],
      called('Yolanda Prieto'),
      ['Sells bread, San Antonio', 'Vende pan, San Antonio'],
      'counter',
    ),
    story(
      'treehouse',
      [
        'She reads up there until the streetlights come on. I pretend not to know the password.',
        'Lee ahí arriba hasta que se encienden los faroles. Yo hago como que no sé la contraseña.',
      ],
      called('Martin Oduya'),
      ['Father, Charlotte', 'Papá, Charlotte'],
      'treehouse',
    ),
    story(
      'chewed',
      [
        'The rabbit found the old cable. The new one is behind the wall, and the rabbit is looking at me.',
        'El conejo encontró el cable viejo. El nuevo va detrás de la pared, y el conejo me está mirando.',
      ],
      called('Greta Lindqvist'),
      ['Kansas City', 'Vive en Kansas City'],
      'chewed-cord',
    ),
  ],
  analyticsId: 'community-stories',
});

const toCome = (id: string, [en, es]: Words, [english, spanish]: Words, image: ArtName, look: object = {}) =>
  entry(comingSoonCard, `community-next-${id}`, {
    title: t(en, es),
    description: t(english, spanish),
    image: art(image),
    analyticsId: `community-next-${id}`,
    ...look,
  });

/** Where the drums roll next. */
export const communityNext = entry(carouselBlock, 'community-next', {
  variant: 'cards',
  title: t('Where the drums roll next', 'Adónde ruedan los carretes'),
  backgroundColor: 'amber-soft',
  items: [
    toCome(
      'chandler',
      ['Chandler, north of the canal', 'Chandler, al norte del canal'],
      [
        'The permits are in. First trench when the heat lets go, most likely in October.',
        'Ya están los permisos. Primera zanja cuando afloje el calor, lo más seguro en octubre.',
      ],
      'coming-soon-violet',
      { cta: checkMyAddress },
    ),
    toCome(
      'westminster',
      ['Westminster, by the rail yard', 'Westminster, junto al patio de trenes'],
      [
        'Two crossings under the tracks are drilled. The third has a badger in it, and the badger has a lawyer.',
        'Dos cruces bajo las vías ya están perforados. En el tercero vive un tejón, y el tejón tiene abogado.',
      ],
      'night-crew',
    ),
    toCome(
      'lasvegas',
      ['Las Vegas, the streets that sleep', 'Las Vegas, las calles que duermen'],
      [
        'We begin where the lights are low, and work toward the noise.',
        'Empezamos donde hay pocas luces y avanzamos hacia el ruido.',
      ],
      'skyline-las-vegas',
    ),
    toCome(
      'pocatello',
      ['Pocatello, all of it', 'Pocatello, todo'],
      [
        'Small enough to do in one summer. We have booked the summer.',
        'Tan pequeño que cabe en un verano. El verano ya está reservado.',
      ],
      'rooftop',
    ),
    toCome(
      'suppers',
      ['Suppers in the winter cities', 'Cenas en las ciudades de invierno'],
      [
        'Same tables, under a roof. We are looking for barns.',
        'Las mismas mesas, bajo techo. Estamos buscando graneros.',
      ],
      'backyard-cinema',
      { label: t('Being planned', 'En planes') },
    ),
  ],
  analyticsId: 'community-next',
});
