import { callToAction, entry, t } from '@skein/cms-client';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { textBlock } from '../../text/text-block/text-block.block.ts';
import { callUsColumn } from './call-us-column.content.ts';
import { callUs } from './call-us.block.ts';

const number = (id: string, en: string, es: string, phone: string) =>
  entry(callUsColumn, `call-us-${id}`, {
    title: t(en, es),
    text: t(
      `<p><a href="tel:+1737555${phone}">(737)\u00a0555-${phone}</a></p><p>Every day, at any hour.</p>`,
      `<p><a href="tel:+1737555${phone}">(737)\u00a0555-${phone}</a></p><p>Todos los días, a cualquier hora.</p>`,
    ),
  });
const repair = number('repair', 'Something is broken', 'Algo no funciona', '0142');
const bills = number('bills', 'Bills and plans', 'Facturas y planes', '0143');
const move = number('move', 'You are moving', 'Te mudas', '0144');

export const callUsBasic = entry(callUs, 'call-us', {
  title: t('Talk to a person', 'Habla con una persona'),
  columns: [repair, bills, move],
  footer: t('<p>Relay calls: dial 711.</p>', '<p>Retransmisión: marca 711.</p>'),
});
export const callUsTitleOnly = entry(callUs, 'call-us-title-only', {
  title: t('Talk to a person', 'Habla con una persona'),
});
export const callUsOne = entry(callUs, 'call-us-one', {
  title: t('One number for everything', 'Un número para todo'),
  columns: [repair],
});
export const callUsMany = entry(callUs, 'call-us-many', {
  title: longTitle,
  columns: [
    repair,
    bills,
    move,
    number('shop', 'New here', 'Apenas llegas', '0145'),
    number('shops', 'Shops and offices', 'Tiendas y oficinas', '0146'),
    number('houses', 'Whole buildings', 'Edificios enteros', '0147'),
    entry(callUsColumn, 'call-us-long', { title: longTitle, text: longDescription }),
  ],
  footer: longDescription,
});

/** The block in the dialog of a call to action, which is its usual place. */
export const callUsOpened = entry(textBlock, 'call-us-opened', {
  content: t('<p>There is more than one number.</p>', '<p>Hay más de un número.</p>'),
  cta: entry(callToAction, 'cta-call-us', {
    text: t('Call us', 'Llámanos'),
    target: '/support',
    modal: callUsBasic,
  }),
});
