import type { ArtName } from '@skein/artwork';
import type { City } from '@skein/cities/catalogue';
import { carouselBlock, testimonialCard } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { numberOf, pickFor, placeOf } from './facts.ts';
import type { Both } from './words.ts';

interface Voice {
  readonly id: string;
  /** Id of the customer's city in the catalog. */
  readonly of: string;
  readonly quote: Both;
  readonly name: string;
  readonly line: Both;
  readonly image: ArtName;
}

const VOICES: readonly Voice[] = [
  {
    id: 'renee',
    of: 'atlanta',
    quote: [
      'Four of us edit the same film from four houses. We stopped mailing hard drives, and the mailman asked where we’d gone.',
      'Somos cuatro y editamos la misma película desde cuatro casas. Dejamos de mandar discos duros, y el cartero preguntó por nosotros.',
    ],
    name: 'Renee Baptiste',
    line: ['Film editor, Kirkwood', 'Editora de cine, Kirkwood'],
    image: 'portrait-renee',
  },
  {
    id: 'desmond',
    of: 'charlotte',
    quote: [
      'The bank sent me home to work in 2020 and never called me back in. The line is why.',
      'En 2020 el banco me mandó a trabajar desde casa y nunca me pidió volver. Es gracias a la línea.',
    ],
    name: 'Desmond Clarke',
    line: ['Works for a bank, from Belmont', 'Trabaja para un banco, desde Belmont'],
    image: 'portrait-desmond',
  },
  {
    id: 'walt',
    of: 'desmoines',
    quote: [
      'In winter I farm from the kitchen table. The combine uploads a whole year before I can find my glasses.',
      'En invierno trabajo el campo desde la mesa de la cocina. La cosechadora sube los datos del año antes de que encuentre mis lentes.',
    ],
    name: 'Walt Hendricks',
    line: ['Corn, soybeans and Beaverdale', 'Maíz, soya y Beaverdale'],
    image: 'portrait-hendricks',
  },
  {
    id: 'jas',
    of: 'huntsville',
    quote: [
      'I tested it for a week, at all hours. Then I stopped, because nothing ever happened.',
      'La medí una semana, a todas horas. Luego lo dejé, porque nunca pasaba nada.',
    ],
    name: 'Jas Gill',
    line: ['Engineer, Jones Valley', 'Ingeniero, Jones Valley'],
    image: 'portrait-9',
  },
  {
    id: 'sunita',
    of: 'kansascity-mo',
    quote: [
      'The scans used to upload overnight. Now they’re done before the patient has her coat on.',
      'Antes las radiografías tardaban toda la noche en subir. Ahora terminan antes de que la paciente se ponga el abrigo.',
    ],
    name: 'Dr. Sunita Rao',
    line: ['Family doctor, Westport', 'Médica de familia, Westport'],
    image: 'portrait-sunita',
  },
  {
    id: 'kit',
    of: 'nashville',
    quote: [
      'We sang harmony from three porches, and nobody came in late. That’s a first for this band.',
      'Cantamos a tres voces desde tres porches y nadie entró tarde. Es la primera vez en esta banda.',
    ],
    name: 'Kit Ramsey',
    line: ['Plays bass in Inglewood', 'Toca el bajo en Inglewood'],
    image: 'portrait-6',
  },
  {
    id: 'mei',
    of: 'triangle',
    quote: [
      'My telescope is in Chile, and my data is in Durham by breakfast. I never think about what’s in between.',
      'Mi telescopio está en Chile y mis datos llegan a Durham antes del desayuno. Ya ni pienso en lo que hay en medio.',
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
      'Two kids, two classes, one wall between them. I haven’t been called in as tech support since March.',
      'Dos hijos, dos clases, una pared en medio. Desde marzo nadie me pide ayuda con la computadora.',
    ],
    name: 'Omar Haddad',
    line: ['At home in Woodbridge', 'Desde su casa en Woodbridge'],
    image: 'portrait-2',
  },
  {
    id: 'amina',
    of: 'provo',
    quote: [
      'Six of us share the house and the line. Now we only fight about the dishes.',
      'Somos seis en la casa y en la línea. Ahora solo peleamos por los platos.',
    ],
    name: 'Amina Yusuf',
    line: ['Studies in Provo', 'Estudia en Provo'],
    image: 'portrait-4',
  },
  {
    id: 'sam',
    of: 'saltlakevalley',
    quote: [
      'I forecast snow for a living. The model loads while I’m still arguing with the last one.',
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
      'I’m eighty-one, and every night at eight I beat a man in Ponce at dominoes. He blames his line. I blame his dominoes.',
      'Tengo ochenta y un años y todas las noches, a las ocho, le gano al dominó a un señor de Ponce. Él culpa a su línea. Yo, a sus fichas.',
    ],
    name: 'Earl Whitaker',
    line: ['Retired, Monte Vista', 'Jubilado, Monte Vista'],
    image: 'portrait-earl',
  },
];

const card = ({ id, quote, name, line, image }: Voice) =>
  entry(testimonialCard, `city-voice-${id}`, {
    quote: t(...quote),
    details: t(
      `<p><strong>${name}</strong><br>${line[0]}</p>`,
      `<p><strong>${name}</strong><br>${line[1]}</p>`,
    ),
    image: art(image),
    analyticsId: `city-voice-${id}`,
  });

/** Returns three quotations for a city. Customers from the city come first. */
export function cityVoices(city: City) {
  const from = numberOf(city, 'voices', 0, VOICES.length - 1);
  const own = VOICES.filter(({ of }) => of === city.id);
  const others = [...VOICES.slice(from), ...VOICES.slice(0, from)].filter((voice) => !own.includes(voice));
  return entry(carouselBlock, `city-${city.id}-voices`, {
    variant: 'testimonials',
    title:
      own.length > 0
        ? t(`Customers in ${placeOf(city)[0]} and beyond`, `Clientes en ${placeOf(city)[1]} y más allá`)
        : t('What our customers say', 'Lo que dicen nuestros clientes'),
    autoSlider: true,
    analyticsId: `city-${city.id}-voices`,
    backgroundColor: pickFor(city, 'voices', ['violet-soft', 'teal-soft', 'mist', 'coral-soft']),
    items: [...own, ...others].slice(0, 3).map(card),
  });
}
