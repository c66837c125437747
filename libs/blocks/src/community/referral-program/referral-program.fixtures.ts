import { entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { checkAddress, goTo } from '../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { referralProgram } from './referral-program.block.ts';
import { referralStep } from './referral-step.content.ts';

const step = (id: string, en: string, es: string, enText?: string, esText = '') =>
  entry(referralStep, `referral-${id}`, {
    title: t(en, es),
    ...(enText !== undefined && { description: t(`<p>${enText}</p>`, `<p>${esText}</p>`) }),
  });

export const referral = entry(referralProgram, 'referral', {
  title: t('Bring a neighbor', 'Trae a un vecino'),
  description: t('<p>You both get a month for nothing.</p>', '<p>Los dos se llevan un mes gratis.</p>'),
  steps: [
    step('tell', 'Tell them', 'Cuéntale', 'Over the fence is fine.', 'Por encima de la cerca está bien.'),
    step(
      'code',
      'They order with your street',
      'Que pida con tu calle',
      'We ask who sent them.',
      'Preguntamos quién lo mandó.',
    ),
    step('month', 'A month is off both bills', 'A los dos se les descuenta un mes'),
  ],
  ctas: [checkAddress, goTo('referral-terms', 'The rules', 'Las reglas', '/legal/terms', 'outline')],
  image: pictures.fenceTalk,
  disclaimers: t('<p>Up to twelve neighbors a year.</p>', '<p>Hasta doce vecinos al año.</p>'),
});
export const referralTitleOnly = entry(referralProgram, 'referral-title-only', {
  title: t('Bring a neighbor', 'Trae a un vecino'),
});
export const referralLong = entry(referralProgram, 'referral-long', {
  title: longTitle,
  description: longDescription,
  steps: [
    step('one', 'Only one', 'Solo uno'),
    entry(referralStep, 'referral-long-step', {
      title: t('The long one', 'El largo'),
      description: longDescription,
    }),
  ],
  disclaimers: longDescription,
});
