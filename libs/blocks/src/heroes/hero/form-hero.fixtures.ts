import { callToAction, entry, t } from '@skein/cms-client';
import { goTo } from '../../testing/calls.fixtures.ts';
import { notifyForm } from '../../testing/notify-form.content.ts';

/** The call to action of a hero without a form. */
export const checkAddress = entry(callToAction, 'cta-form-hero-check', {
  text: t('Check availability', 'Ver cobertura'),
  target: '#!',
});
export const seePlans = goTo('form-hero-plans', 'See plans', 'Ver planes', '/plans', 'outline');

/** A form of another library, in the slot of a hero. */
export const addressForm = entry(notifyForm, 'form-hero-address', {
  label: t('Your street address', 'Tu dirección'),
  button: t('Check', 'Revisar'),
});
export const interestForm = entry(notifyForm, 'form-hero-interest', {
  label: t('Your street address', 'Tu dirección'),
  button: t('Tell me when', 'Avísenme'),
});
