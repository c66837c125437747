import type { ArtName } from '@skein/artwork';
import type { City } from '@skein/cities/catalogue';
import { carouselBlock, testimonialCard } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { numberOf, pickFor, placeOf } from './facts.ts';
import type { Both } from './words.ts';

/** Somebody of the demo, of whom a few cities have something to read. */
interface Voice {
  readonly id: string;
  /** City of the catalogue. */
  readonly of: string;
  readonly quote: Both;
  readonly name: string;
  readonly line: Both;
  /** Absent where the art kit has no face of their own. */
  readonly image?: ArtName;
}

const VOICES: readonly Voice[] = [
  {
    id: 'renee',
    of: 'atlanta',
    quote: [
      'Four of us edit the same film in four houses. We stopped mailing drives; the mailman asked after us.',
      'Cuatro editamos la misma película en cuatro casas. Dejamos de mandar discos; el cartero preguntó por nosotros.',
    ],
    name: 'Renee Baptiste',
    line: ['Film editor, Kirkwood', 'Editora de cine, Kirkwood'],
  },
  {
    id: 'desmond',
    of: 'charlotte',
    quote: [
      'The bank moved my desk home in 2020 and never asked for it back. The line is why.',
      'En 2020 el banco mandó mi escritorio a casa y nunca lo pidió de vuelta. Es por la línea.',
    ],
    name: 'Desmond Clarke',
    line: ['Works for a bank, from Belmont', 'Trabaja para un banco, desde Belmont'],
  },
  {
    id: 'walt',
    of: 'desmoines',
    quote: [
      'I farm from the kitchen table in winter. The combine uploads its year in the time it takes to find my glasses.',
      'En invierno cultivo desde la mesa de la cocina. La cosechadora sube su año en lo que encuentro los lentes.',
    ],
    name: 'Walt Hendricks',
    line: ['Corn, soybeans and Beaverdale', 'Maíz, soya y Beaverdale'],
  },
  {
    id: 'jas',
    of: 'huntsville',
    quote: [
      'I tested it for a week, at all hours. Then I took the probe off, because it was boring.',
      'La medí una semana, a todas horas. Luego quité la sonda, porque me aburría.',
    ],
    name: 'Jas Gill',
    line: ['Engineer, Jones Valley', 'Ingeniero, Jones Valley'],
    image: 'portrait-9',
  },
  {
    id: 'sunita',
    of: 'kansascity-mo',
    quote: [
      'The scans used to go up overnight. Now the patient is still putting on her coat.',
      'Antes las radiografías subían durante la noche. Ahora la paciente todavía se está poniendo el abrigo.',
    ],
    name: 'Dr. Sunita Rao',
    line: ['Family doctor, Westport', 'Médica de familia, Westport'],
  },
  {
    id: 'kit',
    of: 'nashville',
    quote: [
      'We sang the harmony from three porches, and nobody came in late. First time for this band.',
      'Cantamos la armonía desde tres porches y nadie entró tarde. Es la primera vez en esta banda.',
    ],
    name: 'Kit Ramsey',
    line: ['Plays bass in Inglewood', 'Toca el bajo en Inglewood'],
    image: 'portrait-6',
  },
  {
    id: 'mei',
    of: 'triangle',
    quote: [
      'My telescope is in Chile and my data is in Durham by breakfast. I only see the middle of it: nothing.',
      'Mi telescopio está en Chile y mis datos, en Durham a la hora del desayuno. De en medio no veo nada.',
    ],
    name: 'Mei Tanaka',
    line: ['Astronomer, Trinity Park', 'Astrónoma, Trinity Park'],
    image: 'portrait-10',
  },
  {
    id: 'lucia',
    of: 'mesa',
    quote: [
      'They said between nine and eleven. It was nine. The neighbors came out to look.',
      'Dijeron que entre nueve y once. Eran las nueve. Los vecinos salieron a mirar.',
    ],
    name: 'Lucía Armenta',
    line: ['Teaches fourth grade, Dobson Ranch', 'Maestra de cuarto grado, Dobson Ranch'],
    image: 'portrait-1',
  },
  {
    id: 'omar',
    of: 'orangecounty',
    quote: [
      'Two children, two lessons, one wall between them. I have not been called as tech support since March.',
      'Dos hijos, dos clases, una pared en medio. Desde marzo no me llaman de soporte técnico.',
    ],
    name: 'Omar Haddad',
    line: ['At home in Woodbridge', 'En su casa de Woodbridge'],
    image: 'portrait-2',
  },
  {
    id: 'amina',
    of: 'provo',
    quote: [
      'Six of us share the house and the line. We fight about the dishes instead.',
      'Somos seis en la casa y en la línea. Ahora peleamos por los platos.',
    ],
    name: 'Amina Yusuf',
    line: ['Studies in Provo', 'Estudia en Provo'],
    image: 'portrait-4',
  },
  {
    id: 'sam',
    of: 'saltlakevalley',
    quote: [
      'I forecast snow for a living. The model loads while I still argue with the last one.',
      'Vivo de pronosticar nieve. El modelo carga mientras sigo discutiendo con el anterior.',
    ],
    name: 'Sam Okada',
    line: ['Meteorologist, Sugar House', 'Meteorología, Sugar House'],
    image: 'portrait-11',
  },
  {
    id: 'earl',
    of: 'sanantonio',
    quote: [
      'I am eighty-one and I win at dominoes against a man in Ponce every night at eight. He blames his line. I blame his dominoes.',
      'Tengo ochenta y un años y todas las noches, a las ocho, le gano al dominó a un señor de Ponce. Él culpa a su línea. Yo, a sus fichas.',
    ],
    name: 'Earl Whitaker',
    line: ['Retired, Monte Vista', 'Jubilado, Monte Vista'],
  },
];

const card = ({ id, quote, name, line, image }: Voice) =>
  entry(testimonialCard, `city-voice-${id}`, {
    quote: t(...quote),
    details: t(
      `<p><strong>${name}</strong><br>${line[0]}</p>`,
      `<p><strong>${name}</strong><br>${line[1]}</p>`,
    ),
    ...(image && { image: art(image) }),
    analyticsId: `city-voice-${id}`,
  });

/** Three voices: of the city where it has one, and of others that have a face. */
export function cityVoices(city: City) {
  const from = numberOf(city, 'voices', 0, VOICES.length - 1);
  const own = VOICES.filter(({ of }) => of === city.id);
  const others = [...VOICES.slice(from), ...VOICES.slice(0, from)].filter(
    (voice) => voice.image !== undefined && !own.includes(voice),
  );
  return entry(carouselBlock, `city-${city.id}-voices`, {
    variant: 'testimonials',
    title:
      own.length > 0
        ? t(`Heard in ${placeOf(city)[0]}, and elsewhere`, `Se oye en ${placeOf(city)[1]}, y en otras partes`)
        : t('Heard over other fences', 'Lo que se oye tras otras cercas'),
    autoSlider: true,
    analyticsId: `city-${city.id}-voices`,
    backgroundColor: pickFor(city, 'voices', ['violet-soft', 'teal-soft', 'mist', 'coral-soft']),
    items: [...own, ...others].slice(0, 3).map(card),
  });
}
