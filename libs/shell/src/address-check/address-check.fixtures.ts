import { callToAction, entry, t } from '@skein/cms-client';
import { salesNumber } from '../header/header.fixtures.ts';
import { addressCheck } from './address-check.block.ts';

/** The dialog without a form. The site fills the dialog's slot with its own form. */
export const addressCheckDialog = entry(addressCheck, 'address-check', {
  title: t('Is the fiber at your door yet?', '¿Ya llega la fibra a tu puerta?'),
  description: t(
    'Give us the address. We look at the street, the building and the unit, and tell you what is there today.',
    'Danos la dirección. Miramos la calle, el edificio y el apartamento, y te decimos qué hay hoy.',
  ),
  nextStep: entry(callToAction, 'cta-check-address-page', {
    text: t('Check availability', 'Ver cobertura'),
    target: '/check-address',
  }),
  salesLabel: t('Rather talk? Call sales', '¿Prefieres hablar? Llama a ventas'),
  salesNumber,
});
