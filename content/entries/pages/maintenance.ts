import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { visitCall } from '../call-back.ts';
import { goTo } from '../calls-to-action.ts';

const top = entry(hero, 'maintenance-hero', {
  variant: 'imageHero',
  kicker: t('Maintenance', 'Mantenimiento'),
  title: t('Once a year the box wants company.', 'Una vez al año, la caja quiere compañía.'),
  subtitle: t(
    'We wrote to you because the line in your house is due for a look. First a call, then a visit, and no bill for either.',
    'Te escribimos porque a la línea de tu casa le toca una revisión. Primero una llamada, después una visita, y ninguna se cobra.',
  ),
  theme: 'violet',
  layout: 'right',
  image: art('open-box'),
  cta: goTo(
    'maintenance-support',
    'Something is broken now',
    'Algo no funciona ahora',
    '/support',
    'outline',
  ),
  analyticsId: 'maintenance-hero',
});

const visit = entry(textBlock, 'maintenance-visit', {
  title: t('What happens at the visit', 'Lo que pasa en la visita'),
  content: t(
    `<ol>
      <li><strong>Twenty minutes</strong> at the box on your wall: dust out, threads cleaned, light measured.</li>
      <li><strong>Five minutes offline.</strong> We say when, and wait until the film is over.</li>
      <li><strong>A slip of paper</strong> with what we measured, for the drawer.</li>
    </ol>`,
    `<ol>
      <li><strong>Veinte minutos</strong> en la caja de la pared: fuera el polvo, hilos limpios, luz medida.</li>
      <li><strong>Cinco minutos sin conexión.</strong> Avisamos cuándo, y esperamos a que acabe la película.</li>
      <li><strong>Un papelito</strong> con lo que medimos, para el cajón.</li>
    </ol>`,
  ),
  backgroundColor: 'violet-soft',
});

export const maintenance = entry(page, 'page-maintenance', {
  internalName: 'Maintenance call',
  slug: '/maintenance',
  title: t('Your line is due for a look', 'A tu línea le toca una revisión'),
  description: t(
    'Name a time for a short call about the yearly visit of a Skein Fiber technician.',
    'Propón una hora para una llamada corta sobre la visita anual de un técnico de Skein Fiber.',
  ),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, visitCall, visit],
});
