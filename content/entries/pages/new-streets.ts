import { contentBlock } from '@skein/blocks/content';
import { heroCarousel, heroSlide } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { citiesLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { citiesOnMap } from '../cities-map.ts';
import { newStreetsForm } from '../forms.checks.ts';
import { STREET, TRENCH } from '../offer.ts';

const top = entry(heroCarousel, 'new-streets-hero', {
  internalName: t('Streets that have the line now', 'Calles que ya tienen la línea'),
  slides: [
    entry(heroSlide, 'new-streets-paint', {
      kicker: t('Monday', 'Lunes'),
      title: t('First come the orange lines.', 'Primero llegan las rayas naranjas.'),
      subtitle: t(
        'They say where water and gas run. Rain takes them away again.',
        'Dicen por dónde van el agua y el gas. La lluvia las borra.',
      ),
      image: art('curb-paint-teal'),
    }),
    entry(heroSlide, 'new-streets-trench', {
      kicker: t('From Tuesday on', 'Desde el martes'),
      title: t(`Then a trench, for ${TRENCH.en}.`, `Después una zanja, por ${TRENCH.es}.`),
      subtitle: t(
        `No more than ${TRENCH.wide.en}. On Friday the lawn is back where it was.`,
        `De solo ${TRENCH.wide.es}. El viernes el pasto vuelve a su lugar.`,
      ),
      image: art('morning-crew-violet'),
    }),
    entry(heroSlide, 'new-streets-party', {
      kicker: t('Friday', 'Viernes'),
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
    `How the fiber comes to a street in ${STREET.en}: orange lines, a narrow trench, and neighbors on chairs. Check whether yours is next.`,
    `Cómo llega la fibra a una calle en ${STREET.es}: rayas naranjas, una zanja angosta y vecinos con sillas. Consulta si sigue la tuya.`,
  ),
  breadcrumb: t('New streets', 'Calles nuevas'),
  blocks: [top, citiesOnMap, where],
});
