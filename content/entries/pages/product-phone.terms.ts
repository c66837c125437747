import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { PORTING } from '../offer.ts';

const term = (id: string, english: string, spanish: string, words: string, palabras: string) =>
  entry(card, `phone-term-${id}`, {
    variant: 'phoneTermCard',
    title: t(english, spanish),
    description: t(`<p>${words}</p>`, `<p>${palabras}</p>`),
  });

/** Facts for visitors who think of giving up an old phone line. */
export const phoneTerms = entry(contentGrid, 'phone-terms', {
  variant: 'phoneTerms',
  title: t('The terms, in plain English', 'Las condiciones, sin rodeos'),
  items: [
    term(
      'number',
      'Your number',
      'Tu número',
      `Bring it with you, and take it when you leave. Moving it takes ${PORTING.en}; until then, your old phone rings.`,
      `Tráelo contigo y llévatelo cuando te vayas. El cambio tarda ${PORTING.es}; mientras tanto suena el teléfono de siempre.`,
    ),
    term(
      'emergency',
      'Calling 911',
      'Llamar al 911',
      'Works as long as the router has power. Tell us when you move: the ambulance goes to the address we have.',
      'Funciona mientras el router tenga electricidad. Avísanos si te mudas: la ambulancia va a la dirección que tenemos.',
    ),
    term(
      'abroad',
      'Calls abroad',
      'Llamadas al extranjero',
      'Billed by the second, from one price list that changes once a year, in January.',
      'Se cobran por segundo, con una sola lista de precios que cambia una vez al año, en enero.',
    ),
    term(
      'alarm',
      'Alarms and fax',
      'Alarmas y fax',
      'Most work. Ask your alarm company to run a test on the day you switch.',
      'Casi todos funcionan. Pide a tu compañía de alarmas una prueba el día del cambio.',
    ),
  ],
});
