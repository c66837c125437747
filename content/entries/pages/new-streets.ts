import { contentBlock, hero } from '@skein/blocks/content';
import { heroCarousel, heroSlide } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { citiesLink, notListedLink } from '../anchors.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { citiesOnMap } from '../cities-map.ts';
import { newStreetsForm } from '../forms.checks.ts';
import { STREET, TRENCH } from '../offer.ts';

const top = entry(hero, 'new-streets-top', {
  variant: 'imageHero',
  kicker: t('New streets', 'Calles nuevas'),
  title: t(`We build your street in ${STREET.en}.`, `Tu calle queda lista en ${STREET.es}.`),
  subtitle: t(
    'We build nine streets a week, one neighborhood at a time. See what happens on yours, day by day.',
    'Construimos nueve calles por semana, vecindario por vecindario. Mira qué pasa en la tuya, día por día.',
  ),
  theme: 'paper',
  layout: 'right',
  image: art('three-homes-amber'),
  cta: checkMyAddress,
  secondCta: goTo(
    'new-streets-cities',
    'See all our cities',
    'Ver todas las ciudades',
    citiesLink,
    'outline',
  ),
  analyticsId: 'new-streets-top',
});

const week = entry(heroCarousel, 'new-streets-hero', {
  internalName: t('A week of work on your street', 'Una semana de obra en tu calle'),
  slides: [
    entry(heroSlide, 'new-streets-paint', {
      kicker: t('Monday', 'Lunes'),
      title: t('First, we paint the curb.', 'Primero pintamos la acera.'),
      subtitle: t(
        'Orange is our route, yellow is gas and blue is water. Rain washes it off.',
        'Naranja es nuestra ruta; amarillo, el gas; azul, el agua. La pintura se va con la lluvia.',
      ),
      image: art('tailgate-plan'),
    }),
    entry(heroSlide, 'new-streets-trench', {
      kicker: t('Starting Tuesday', 'Desde el martes'),
      title: t(`Then we dig, for ${TRENCH.en}.`, `Después cavamos, por ${TRENCH.es}.`),
      subtitle: t(
        `The trench is just ${TRENCH.wide.en}. By Friday, your lawn’s back in place.`,
        `La zanja es de solo ${TRENCH.wide.es}. El viernes, el pasto vuelve a su lugar.`,
      ),
      image: art('dawn-reel'),
    }),
    entry(heroSlide, 'new-streets-party', {
      kicker: t('Friday', 'Viernes'),
      title: t('Then the chairs come out.', 'Y entonces salen las sillas.'),
      subtitle: t(
        'The first house online usually makes the coffee.',
        'A la primera casa conectada le toca hacer el café.',
      ),
      image: art('drum-table'),
    }),
  ],
  isPageTitle: false,
  form: newStreetsForm,
  theme: 'amber',
  analyticsId: 'new-streets-hero',
});

const where = entry(contentBlock, 'new-streets-where', {
  variant: 'centeredText',
  title: t('Who’s next?', '¿Quién sigue?'),
  description: t(
    '<p>We build where enough neighbors have asked. The sign on your corner says when. So does the form above, with less walking. No sign yet? Add your ZIP code to our list.</p>',
    '<p>Construimos donde lo pidieron suficientes vecinos. El letrero de la esquina dice cuándo. El formulario de arriba también, y sin caminar. ¿No hay letrero? Anota tu código postal.</p>',
  ),
  cta: goTo('new-streets-ask', 'Add my ZIP to the list', 'Anotar mi código postal', notListedLink, 'button'),
});

export const newStreets = entry(page, 'page-new-streets', {
  internalName: 'New streets',
  slug: '/new-streets',
  title: t('New streets: see if fiber’s coming to yours', 'Calles nuevas: mira si la tuya es la próxima'),
  description: t(
    `See how we bring fiber to a street in ${STREET.en}: orange paint, a narrow trench and neighbors out on chairs. Check if your street is next.`,
    `Mira cómo llega la fibra a una calle en ${STREET.es}: rayas naranjas, una zanja angosta y vecinos en sillas. Consulta si la tuya es la próxima.`,
  ),
  breadcrumb: t('New streets', 'Calles nuevas'),
  blocks: [top, week, citiesOnMap, where],
});
