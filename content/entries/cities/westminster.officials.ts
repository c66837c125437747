import { cityOfficials, official } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';

/** Who speaks for the city, and who for us. Invented people of an invented network. */
export const westminsterOfficials = entry(cityOfficials, 'westminster-officials', {
  title: t('City hall has the foreman’s number', 'El ayuntamiento tiene el número del capataz'),
  description: t(
    '<p>Permits, noise, a driveway that cannot be blocked on a Tuesday: somebody at the city knows whom to call. So do you, from the note on your door.</p>',
    '<p>Permisos, ruido, una entrada que no se puede tapar un martes: alguien del ayuntamiento sabe a quién llamar. Y tú también, por el aviso en tu puerta.</p>',
  ),
  image: art('town-hall'),
  cta: goTo('westminster-officials', 'How streets are chosen', 'Cómo se eligen las calles', '/new-streets'),
  officials: [
    entry(official, 'westminster-official-clerk', {
      name: 'Amos Delacroix',
      position: t('Speaks for the clerk’s office', 'Habla por la secretaría municipal'),
      words: t(
        'They asked what was under the street before they opened it. That was new to us.',
        'Preguntaron qué había debajo de la calle antes de abrirla. Eso fue nuevo para nosotros.',
      ),
    }),
    entry(official, 'westminster-official-works', {
      name: 'Harjit Gill',
      position: t('Inspects trenches for the city', 'Revisa zanjas para la ciudad'),
      words: t('The grass came back. I went and looked, twice.', 'El pasto volvió. Fui a ver, dos veces.'),
    }),
    entry(official, 'westminster-official-ours', {
      name: 'Imani Brooks',
      position: t('Talks to cities, Skein Fiber', 'Habla con las ciudades, Skein Fiber'),
      words: t(
        'When a mayor calls about one driveway, I drive over and stand in that driveway.',
        'Si una alcaldesa llama por una sola entrada, voy y me paro en esa entrada.',
      ),
      contactText: t('Write to Imani', 'Escribirle a Imani'),
      contact: 'mailto:cities@skeinfiber.example',
    }),
  ],
  theme: 'amber',
  analyticsId: 'westminster-officials',
});
