import { contentBlock } from '@skein/blocks/content';
import { heroCarousel, heroSlide } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { citiesLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { citiesOnMap } from '../cities-map.ts';
import { newStreetsForm } from '../forms.checks.ts';

const top = entry(heroCarousel, 'new-streets-hero', {
  internalName: t('Streets that have the line now', 'Calles que ya tienen la línea'),
  slides: [
    entry(heroSlide, 'new-streets-paint', {
      kicker: t('Week one', 'Semana uno'),
      title: t('First come the orange lines.', 'Primero llegan las rayas naranjas.'),
      subtitle: t(
        'They say where water and gas run. Rain takes them away again.',
        'Dicen por dónde van el agua y el gas. La lluvia las borra.',
      ),
      image: art('curb-paint-teal'),
    }),
    entry(heroSlide, 'new-streets-trench', {
      kicker: t('Week two', 'Semana dos'),
      title: t('Then a trench, for four days.', 'Después una zanja, por cuatro días.'),
      subtitle: t(
        'As wide as a boot. On Friday the lawn is back where it was.',
        'Del ancho de una bota. El viernes el pasto vuelve a su lugar.',
      ),
      image: art('morning-crew-violet'),
    }),
    entry(heroSlide, 'new-streets-party', {
      kicker: t('Week three', 'Semana tres'),
      title: t('Then somebody brings chairs.', 'Y entonces alguien saca las sillas.'),
      subtitle: t(
        'Whoever is connected first usually makes the coffee.',
        'A quien se conecta primero le toca hacer el café.',
      ),
      image: art('block-party-coral'),
    }),
  ],
  form: newStreetsForm,
  theme: 'amber',
  analyticsId: 'new-streets-hero',
});

const where = entry(contentBlock, 'new-streets-where', {
  variant: 'centeredText',
  title: t('Nine streets a week', 'Nueve calles por semana'),
  description: t(
    '<p>We build where enough neighbors have asked, one neighborhood after the other. A sign at the corner says when; so does the form above, with less walking.</p>',
    '<p>Construimos donde lo pidieron suficientes vecinos, un barrio después del otro. Un letrero en la esquina dice cuándo; el formulario de arriba también, con menos caminata.</p>',
  ),
  cta: goTo('new-streets-cities', 'All our cities', 'Todas nuestras ciudades', citiesLink, 'button'),
});

export const newStreets = entry(page, 'page-new-streets', {
  internalName: 'New streets',
  slug: '/new-streets',
  title: t('New streets with fiber', 'Calles nuevas con fibra'),
  description: t(
    'How the fiber comes to a street in three weeks: orange lines, a narrow trench, and neighbors on chairs. Check whether yours is next.',
    'Cómo llega la fibra a una calle en tres semanas: rayas naranjas, una zanja angosta y vecinos con sillas. Consulta si sigue la tuya.',
  ),
  breadcrumb: t('New streets', 'Calles nuevas'),
  blocks: [top, citiesOnMap, where],
});
