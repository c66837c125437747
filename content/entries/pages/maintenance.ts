import { hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { visitCall } from '../call-back.ts';
import { goTo } from '../calls-to-action.ts';

const top = entry(hero, 'maintenance-hero', {
  variant: 'imageHero',
  kicker: t('Maintenance', 'Mantenimiento'),
  title: t('It’s time for your yearly checkup.', 'Es hora de tu revisión anual.'),
  subtitle: t(
    'We wrote to you because your line is due for its yearly checkup. First a short call, then a visit. Both are free.',
    'Te escribimos porque a tu línea le toca su revisión anual. Primero una llamada corta, después una visita. Las dos son gratis.',
  ),
  theme: 'violet',
  layout: 'right',
  image: art('open-box'),
  cta: goTo('maintenance-support', 'Get help with a problem now', 'Pedir ayuda ahora', '/support', 'outline'),
  analyticsId: 'maintenance-hero',
});

export const maintenance = entry(page, 'page-maintenance', {
  internalName: 'Maintenance call',
  slug: '/maintenance',
  title: t('Schedule your yearly checkup', 'Agenda tu revisión anual'),
  description: t(
    'Pick a time for a short call about your yearly visit from a Skein Fiber technician.',
    'Elige la hora de una llamada corta sobre la visita anual de un técnico de Skein Fiber.',
  ),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, visitCall],
});
