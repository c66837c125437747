import type { ArtName } from '@skein/artwork';
import { carouselBlock, comingSoonCard, testimonial, testimonialsModule } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';

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
  title: t('Heard on the porch', 'Oído en el porche'),
  autoSlider: true,
  items: [
    story(
      'porch',
      [
        'I came over to borrow a ladder. That was in April. We’ve watched every game here since.',
        'Vine a pedir una escalera prestada. Eso fue en abril. Desde entonces vemos aquí todos los partidos.',
      ],
      ['Ignacio and Bill', 'Ignacio y Bill'],
      ['Neighbors in Mesa', 'Vecinos en Mesa'],
      'fence-talk',
    ),
    story(
      'counter',
      [
        'The card reader used to take forever. Now I have to find something else to chat about.',
        'Antes el lector de tarjetas tardaba una eternidad. Ahora ya no me da tiempo de charlar con la gente.',
      ],
      called('Yolanda Prieto'),
      ['Baker, San Antonio', 'Panadera, San Antonio'],
      'counter',
    ),
    story(
      'treehouse',
      [
        'She reads up there until the streetlights come on. I pretend not to know the password.',
        'Lee ahí arriba hasta que se prenden los faroles. Yo hago como que no sé la contraseña.',
      ],
      called('Martin Oduya'),
      ['Dad, Charlotte', 'Papá, Charlotte'],
      'treehouse',
    ),
    story(
      'chewed',
      [
        'The dog chewed through the old cable. The new one’s behind the wall, and the dog’s giving me a look.',
        'El perro se comió el cable viejo. El nuevo va detrás de la pared, y el perro me mira feo.',
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

const seeCity = (id: string, name: string) =>
  goTo(
    `community-next-${id}`,
    `See the plan for ${name}`,
    `Ver el plan para ${name}`,
    `/cities/${id}`,
    'outline',
  );

/** A carousel of the places where the provider builds next. */
export const communityNext = entry(carouselBlock, 'community-next', {
  variant: 'cards',
  title: t('Where we’re building next', 'Dónde construimos ahora'),
  backgroundColor: 'amber-soft',
  items: [
    toCome(
      'chandler',
      ['Chandler, north of the canal', 'Chandler, al norte del canal'],
      [
        'The main line is going in. The first streets follow when the heat breaks, most likely next October.',
        'La línea principal ya avanza. Las primeras calles vienen después, cuando afloje el calor, lo más seguro el próximo octubre.',
      ],
      'cabinet',
      { cta: checkMyAddress },
    ),
    toCome(
      'westminster',
      ['Westminster, between Sheridan and the lake', 'Westminster, entre Sheridan y el lago'],
      [
        'We’ve drilled two crossings under the tracks. The third has a badger in it, and the badger has a lawyer.',
        'Ya perforamos dos cruces bajo las vías. En el tercero vive un tejón, y el tejón tiene abogado.',
      ],
      'town-hall',
      { cta: seeCity('westminster', 'Westminster') },
    ),
    toCome(
      'lasvegas',
      ['Las Vegas, the streets that sleep', 'Las Vegas, las calles que duermen'],
      [
        'We start on the quiet streets and work toward the lights.',
        'Empezamos por las calles tranquilas y avanzamos hacia las luces.',
      ],
      'skyline-las-vegas',
      { cta: seeCity('lasvegas', 'Las Vegas') },
    ),
    toCome(
      'pocatello',
      ['Pocatello, part by part', 'Pocatello, por partes'],
      [
        'Old Town next year, Alameda the year after. In between, your sign-ups decide.',
        'Old Town el próximo año, Alameda el siguiente. En medio deciden las inscripciones.',
      ],
      'rooftop',
      { cta: seeCity('pocatello', 'Pocatello') },
    ),
    toCome(
      'suppers',
      ['Street suppers in the cold cities', 'Cenas en las ciudades frías'],
      [
        'Same tables, but indoors. We’re looking for barns.',
        'Las mismas mesas, pero bajo techo. Estamos buscando graneros.',
      ],
      'backyard-cinema',
      { label: t('In the works', 'En planes') },
    ),
  ],
  analyticsId: 'community-next',
});
