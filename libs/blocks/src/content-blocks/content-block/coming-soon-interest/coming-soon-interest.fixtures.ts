import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { notifyForm } from '../../../testing/notify-form.content.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'comingSoonInterest',
  title: t('The trench has reached your part of town', 'La zanja ya llegó a tu parte de la ciudad'),
  description: t(
    '<p>Leave an email and we write once: the week your street is connected.</p>',
    '<p>Deja un correo y escribimos una sola vez: la semana en que se conecte tu calle.</p>',
  ),
  image: pictures.trench,
} as const;

const form = entry(notifyForm, 'interest-form', {
  label: t('Your email', 'Tu correo'),
  button: t('Tell me', 'Avísame'),
});

export const comingSoonInterest = entry(contentBlock, 'block-coming-soon-interest', { ...words, form });
export const comingSoonInterestEmpty = entry(contentBlock, 'block-coming-soon-interest-empty', words);
export const comingSoonInterestLeft = entry(contentBlock, 'block-coming-soon-interest-left', {
  ...words,
  form,
  imageSide: 'left',
  imageColor: '#ffffff',
  backgroundColor: 'teal-soft',
});
export const comingSoonInterestPanel = entry(contentBlock, 'block-coming-soon-interest-panel', {
  ...words,
  form,
  badge: t('No date yet', 'Sin fecha todavía'),
  backgroundColor: 'ink',
  fullWidth: false,
  roundedBlock: true,
});
export const comingSoonInterestCta = entry(contentBlock, 'block-coming-soon-interest-cta', {
  ...words,
  isModule: true,
  moduleColor: 'mist',
  cta: goTo('coming-cities', 'See where we are digging', 'Mira dónde estamos cavando', '/cities', 'button'),
});
export const comingSoonInterestLong = entry(contentBlock, 'block-coming-soon-interest-long', {
  ...words,
  form,
  roundedImage: false,
  title: longTitle,
  description: longDescription,
});
