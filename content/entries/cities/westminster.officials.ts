import { cityOfficials, official } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';

/** Contacts of the city and the provider. The people and the network are made up. */
export const westminsterOfficials = entry(cityOfficials, 'westminster-officials', {
  title: t('City hall has the foreman’s number', 'El ayuntamiento tiene el número del capataz'),
  description: t(
    '<p>Permits, noise, a driveway that can’t be blocked on a Tuesday: someone at the city knows who to call. So do you. The number is on the note on your door.</p>',
    '<p>Permisos, ruido, una entrada que no se puede tapar un martes: alguien del ayuntamiento sabe a quién llamar. Y tú también. El número está en el aviso de tu puerta.</p>',
  ),
  image: art('town-hall'),
  cta: goTo(
    'westminster-officials',
    'See how we choose streets',
    'Ver cómo elegimos las calles',
    '/new-streets',
  ),
  officials: [
    entry(official, 'westminster-official-clerk', {
      name: 'Amos Delacroix',
      position: t('Speaks for the clerk’s office', 'Vocero de la secretaría municipal'),
      image: art('portrait-amos'),
      words: t(
        'They asked what was under the street before they opened it. Nobody had done that.',
        'Preguntaron qué había debajo de la calle antes de abrirla. Nadie lo había hecho.',
      ),
    }),
    entry(official, 'westminster-official-works', {
      name: 'Harjit Gill',
      position: t('Inspects trenches for the city', 'Inspección de zanjas de la ciudad'),
      image: art('portrait-harjit'),
      words: t('The grass came back. I went and looked, twice.', 'El pasto volvió. Fui a ver, dos veces.'),
    }),
    entry(official, 'westminster-official-ours', {
      name: 'Imani Brooks',
      position: t('Talks to cities, Skein Fiber', 'Enlace con las ciudades, Skein Fiber'),
      image: art('portrait-imani'),
      words: t(
        'When a mayor calls about one driveway, I drive over and stand in that driveway.',
        'Si una alcaldesa llama por una sola entrada, voy y me paro en esa entrada.',
      ),
      contactText: t('Email Imani', 'Escribirle a Imani'),
      contact: 'mailto:cities@skeinfiber.example',
    }),
  ],
  theme: 'amber',
  analyticsId: 'westminster-officials',
});
