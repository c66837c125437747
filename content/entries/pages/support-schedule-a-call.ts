import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { supportCall } from '../call-back.ts';
import { callSupport } from '../calls-to-action.ts';

const top = entry(hero, 'schedule-call-hero', {
  variant: 'imageHero',
  kicker: t('Schedule a call', 'Agenda una llamada'),
  title: t('You name the hour. We dial.', 'Tú dices la hora. Nosotros marcamos.'),
  subtitle: t(
    'A person from our support calls you, has read what it is about, and stays on until it works.',
    'Te llama alguien de soporte que ya leyó de qué se trata, y no cuelga hasta que funcione.',
  ),
  theme: 'teal',
  layout: 'right',
  image: art('call-at-ten'),
  cta: callSupport,
  analyticsId: 'schedule-call-hero',
});

const words = entry(textBlock, 'schedule-call-words', {
  title: t('So that it takes ten minutes, not thirty', 'Para que sean diez minutos y no treinta'),
  content: t(
    `<ul>
      <li><strong>Be near the router.</strong> We will ask what its light is doing.</li>
      <li><strong>Have a bill at hand</strong>, or the email of your account.</li>
      <li><strong>Something came up?</strong> Do not pick up. We write to you, and you name another time.</li>
    </ul>`,
    `<ul>
      <li><strong>Ponte cerca del router.</strong> Te vamos a preguntar qué hace su luz.</li>
      <li><strong>Ten a mano una factura</strong> o el correo de tu cuenta.</li>
      <li><strong>¿Se te atravesó algo?</strong> No contestes. Te escribimos y propones otra hora.</li>
    </ul>`,
  ),
  backgroundColor: 'teal-soft',
});

export const supportScheduleACall = entry(page, 'page-support-schedule-a-call', {
  internalName: 'Schedule a call',
  slug: '/support/schedule-a-call',
  title: t('Schedule a call with support', 'Agenda una llamada con soporte'),
  description: t(
    'Name a half hour from Monday to Friday, and a person from Skein Fiber support calls you then.',
    'Propón media hora de lunes a viernes y alguien de soporte de Skein Fiber te llama a esa hora.',
  ),
  breadcrumb: t('Schedule a call', 'Agenda una llamada'),
  siteMap: 'support',
  blocks: [top, supportCall, words],
});
