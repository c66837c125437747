import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

const person = (
  id: string,
  name: string,
  [en, es]: readonly [string, string],
  [says, dice]: readonly [string, string],
  portrait?: (typeof pictures)[keyof typeof pictures],
) =>
  entry(card, `lead-${id}`, {
    variant: 'leadershipCard',
    name,
    position: t(en, es),
    description: t(says, dice),
    ...(portrait && { portrait }),
  });

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-leadership', {
  variant: 'leadership',
  title: t('Who answers for it', 'Quiénes responden por esto'),
  subtitle: t('Four names, so that “they” is somebody.', 'Cuatro nombres, para que “ellos” sea alguien.'),
  items: [
    person(
      'ruth',
      'Ruth Calloway',
      ['Chief executive', 'Directora general'],
      [
        '<p>Reads every complaint that is longer than a page.</p>',
        '<p>Lee toda queja de más de una página.</p>',
      ],
      pictures.portrait3,
    ),
    person(
      'dara',
      'Dara Mensah',
      ['Construction', 'Obra'],
      [
        '<p>Has dug in nine cities, and filled all of them in again.</p>',
        '<p>Ha abierto zanjas en nueve ciudades, y las ha vuelto a cerrar todas.</p>',
      ],
      pictures.portrait8,
    ),
    person(
      'lee',
      'Lee Navarro',
      ['Network', 'Red'],
      ['<p>Knows which pole the squirrels like.</p>', '<p>Sabe qué poste les gusta a las ardillas.</p>'],
      pictures.portrait7,
    ),
    person(
      'walt',
      'Walt Freeman',
      ['Customer care', 'Atención al cliente'],
      ['<p>Picked up the first call, in 2014.</p>', '<p>Contestó la primera llamada, en 2014.</p>'],
      pictures.portrait5,
    ),
  ],
});
