import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-support-contacts', {
  variant: 'supportContacts',
  title: t('Talk to a person', 'Habla con una persona'),
  items: [
    entry(card, 'contact-chat', {
      variant: 'supportContactCard',
      title: t('Chat', 'Chat'),
      subtitle: t('Day and night', 'Día y noche'),
      description: t(
        '<p>Usually somebody within two minutes.</p>',
        '<p>Casi siempre hay alguien en dos minutos.</p>',
      ),
      cta: goTo('contact-chat', 'Start a chat', 'Iniciar un chat', '/support'),
    }),
    entry(card, 'contact-call', {
      variant: 'supportContactCard',
      kind: 'call',
      title: t('Call us', 'Llámanos'),
      subtitle: t('Day and night', 'Día y noche'),
      description: t('<p>Press nothing, say what is wrong.</p>', '<p>No marques nada, di qué pasa.</p>'),
      cta: goTo('contact-call', '512-555-0142', '512-555-0142', 'tel:+15125550142'),
    }),
    entry(card, 'contact-schedule', {
      variant: 'supportContactCard',
      title: t('Schedule a call', 'Agenda una llamada'),
      subtitle: t('Monday to Friday', 'De lunes a viernes'),
      description: t(
        '<p>You pick the half hour, we call.</p>',
        '<p>Tú eliges la media hora, nosotros llamamos.</p>',
      ),
      cta: goTo('contact-schedule', 'Pick a time', 'Elegir una hora', '/support'),
    }),
  ],
});
