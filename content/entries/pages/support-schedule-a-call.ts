import { hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { supportCall } from '../call-back.ts';
import { callSupport } from '../calls-to-action.ts';

const top = entry(hero, 'schedule-call-hero', {
  variant: 'imageHero',
  kicker: t('Schedule a call', 'Agenda una llamada'),
  title: t('Pick a time. We’ll call you.', 'Elige la hora. Te llamamos.'),
  subtitle: t(
    'Someone from support will call you, already up to speed, and stay on the line until it works.',
    'Te llama alguien del equipo de ayuda, que ya sabe de qué se trata y no cuelga hasta que funcione.',
  ),
  theme: 'teal',
  layout: 'right',
  image: art('call-at-ten'),
  cta: callSupport,
  analyticsId: 'schedule-call-hero',
});

export const supportScheduleACall = entry(page, 'page-support-schedule-a-call', {
  internalName: 'Schedule a call',
  slug: '/support/schedule-a-call',
  title: t('Schedule a call with support', 'Agenda una llamada de ayuda'),
  description: t(
    'Schedule a call with Skein Fiber support. Pick a day and a time, Monday to Friday, and a person will call you then and stay on until it works.',
    'Agenda una llamada con el equipo de Skein Fiber. Elige un día y una hora, de lunes a viernes, y una persona te llama y no cuelga hasta que funcione.',
  ),
  breadcrumb: t('Schedule a call', 'Agenda una llamada'),
  siteMap: 'support',
  blocks: [top, supportCall],
});
