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
  title: t('That was it. Thank you.', 'Eso fue todo. Gracias.'),
  subtitle: t(
    'Your service ends on the day that you named. Nothing else is to be done, and nobody calls to change your mind.',
    'Tu servicio termina el día que dijiste. No hay nada más que hacer, y nadie llama para convencerte.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('loose-gate'),
  cta: goTo('cancel-home', 'Back to the start', 'Volver al inicio', '/', 'button'),
  secondCta: goTo(
    'cancel-support',
    'Ask about the last bill',
    'Preguntar por la última factura',
    '/support',
    'outline',
  ),
  analyticsId: 'cancel-hero',
});

const next = entry(textBlock, 'cancel-next', {
  title: t('What happens now', 'Lo que sigue'),
  content: t(
    `<ol>
      <li><strong>A letter</strong> within the hour, with the day and what is left to settle.</li>
      <li><strong>A label</strong> by mail, already paid, for the router and its cable. The box on the wall stays for whoever comes next.</li>
      <li><strong>The unused days</strong> back to your card within ${REFUND_DAYS}\u00a0days.</li>
    </ol>
    <p>Was it a mistake? Call ${supportLink} before that day, and everything goes on as it was.</p>`,
    `<ol>
      <li><strong>Una carta</strong> en menos de una hora, con el día y lo que falte por arreglar.</li>
      <li><strong>Una etiqueta</strong> por correo, ya pagada, para el router y su cable. La caja de la pared se queda para quien siga.</li>
      <li><strong>Los días que sobren</strong>, de vuelta en tu tarjeta en ${REFUND_DAYS}\u00a0días.</li>
    </ol>
    <p>¿Fue un error? Llama al ${supportLink} antes de ese día y todo sigue como estaba.</p>`,
  ),
});

export const cancelConfirmation = entry(page, 'page-cancel-confirmation', {
  internalName: 'Cancellation confirmed',
  slug: '/cancelconfirmation',
  title: t('Your service is canceled', 'Tu servicio quedó cancelado'),
  description: t('What happens after you have canceled.', 'Lo que sigue después de cancelar.'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, next],
});
