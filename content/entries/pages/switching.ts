import { secondaryHero, splitHero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { plansLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { switchingForm } from '../forms.checks.ts';

const top = entry(splitHero, 'switching-hero', {
  kicker: t('Switching', 'Cambiarte'),
  title: t(
    'Measure what you have. Then ask what you could.',
    'Mide lo que tienes. Luego pregunta qué podrías tener.',
  ),
  subtitle: t(
    'The dial takes half a minute and keeps nothing. Write the figure on the old bill, and ask us about your street.',
    'La prueba dura medio minuto y no guarda nada. Anota la cifra en la factura vieja y pregúntanos por tu calle.',
  ),
  form: switchingForm,
  sideTitle: t('What your line does today', 'Lo que da tu línea hoy'),
  theme: 'mist',
  analyticsId: 'switching-hero',
});

const oldBox = entry(secondaryHero, 'switching-old-box', {
  kicker: t('The old box', 'La caja vieja'),
  title: t('We take it along.', 'Nos la llevamos.'),
  subtitle: t(
    'The installer packs up what was there before and sends it back where it came from. The carton stays, if somebody wants it.',
    'El instalador empaca lo que había antes y lo devuelve a su lugar. La caja de cartón se queda, si alguien la quiere.',
  ),
  image: art('old-box'),
  cta: goTo('switching-plans', 'See the plans', 'Ver los planes', plansLink, 'button'),
  secondCta: goTo('switching-compare', 'Compare first', 'Primero comparar', '/compare', 'outline'),
  theme: 'teal',
  analyticsId: 'switching-old-box',
});

export const switching = entry(page, 'page-switching', {
  internalName: 'Switching',
  slug: '/switching',
  title: t('Switch to Skein Fiber', 'Cámbiate a Skein Fiber'),
  description: t(
    'Measure your line, ask whether fiber reaches your street, and leave the old box to us.',
    'Mide tu línea, pregunta si la fibra llega a tu calle y déjanos la caja vieja.',
  ),
  breadcrumb: t('Switching', 'Cambiarte'),
  blocks: [top, oldBox],
});
