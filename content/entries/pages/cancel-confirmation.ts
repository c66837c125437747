import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { supportLink } from '../contacts.ts';
import { REFUND_DAYS } from '../offer.ts';

const top = entry(hero, 'cancel-hero', {
  variant: 'imageHero',
  kicker: t('Canceled', 'Cancelado'),
  title: t('You’re all set. Thank you.', 'Listo. Gracias por todo.'),
  subtitle: t(
    'Your service ends on the day you chose. There’s nothing else to do, and no one will call to change your mind.',
    'Tu servicio termina el día que elegiste. No hay nada más que hacer, y nadie te va a llamar para convencerte.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('loose-gate'),
  cta: goTo('cancel-home', 'Go to the home page', 'Ir al inicio', '/', 'button'),
  secondCta: goTo(
    'cancel-support',
    'Ask about my last bill',
    'Preguntar por mi última factura',
    '/support',
    'outline',
  ),
  analyticsId: 'cancel-hero',
});

const next = entry(textBlock, 'cancel-next', {
  title: t('What happens now', 'Lo que sigue'),
  content: t(
    `<ol>
      <li><strong>An email</strong> within the hour, with the date and anything left to pay.</li>
      <li><strong>A prepaid label</strong> in the mail for the router and its cable. The box on the wall stays for the next person.</li>
      <li><strong>A refund for unused days</strong> to your card within ${REFUND_DAYS}\u00a0days.</li>
    </ol>
    <p>Changed your mind? Call ${supportLink} before that day, and everything stays as it was.</p>`,
    `<ol>
      <li><strong>Un correo</strong> en menos de una hora, con la fecha y lo que falte por pagar.</li>
      <li><strong>Una etiqueta prepagada</strong> por correo postal, para el router y su cable. La caja de la pared se queda para quien siga.</li>
      <li><strong>El reembolso de los días no usados</strong> a tu tarjeta, en ${REFUND_DAYS}\u00a0días.</li>
    </ol>
    <p>¿Cambiaste de idea? Llama al ${supportLink} antes de ese día y todo sigue como estaba.</p>`,
  ),
});

export const cancelConfirmation = entry(page, 'page-cancel-confirmation', {
  internalName: 'Cancellation confirmed',
  slug: '/cancelconfirmation',
  title: t('Your service is canceled', 'Tu servicio quedó cancelado'),
  description: t('See what happens after you cancel.', 'Mira qué sigue después de cancelar.'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, next],
});
