import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { PORTING } from '../offer.ts';

const term = (id: string, english: string, spanish: string, words: string, palabras: string) =>
  entry(card, `phone-term-${id}`, {
    variant: 'phoneTermCard',
    title: t(english, spanish),
    description: t(`<p>${words}</p>`, `<p>${palabras}</p>`),
  });

/** What anybody should know before they give up the old line. */
export const phoneTerms = entry(contentGrid, 'phone-terms', {
  variant: 'phoneTerms',
  title: t('The terms, without the fog', 'Las condiciones, sin niebla'),
  items: [
    term(
      'number',
      'Your number',
      'Tu número',
      `Bring it along, and take it with you when you leave. Moving it takes ${PORTING.en}; until then both lines ring.`,
      `Tráelo contigo y llévatelo cuando te vayas. El cambio tarda ${PORTING.es}; mientras tanto suenan las dos líneas.`,
    ),
    term(
      'emergency',
      'Calling 911',
      'Llamar al 911',
      'Works while the router has power. Tell us when you move: the ambulance goes to the address that we have.',
      'Funciona mientras el router tenga luz. Avísanos si te mudas: la ambulancia va a la dirección que tenemos.',
    ),
    term(
      'abroad',
      'Calls abroad',
      'Llamadas al extranjero',
      'Charged by the minute, from one list that changes once a year, in January.',
      'Se cobran por minuto, según una sola lista que cambia una vez al año, en enero.',
    ),
    term(
      'alarm',
      'Alarms and fax',
      'Alarmas y fax',
      'Most work. Have your alarm company test theirs on the day of the change.',
      'Casi todos funcionan. Pide que prueben tu alarma el día del cambio.',
    ),
  ],
});
