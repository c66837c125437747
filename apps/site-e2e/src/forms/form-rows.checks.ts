import type { FormId } from '@skein/forms/contract';
import type { FormRow } from './form-row.ts';

const CHECK = { en: 'Check availability', es: 'Ver cobertura' };
const row = (entry: string, form: FormId, path: string, more: Partial<FormRow> = {}): FormRow => ({
  entry,
  form,
  path,
  place: 'page',
  shown: ['street', 'unit', 'zip'],
  result: '/address/available',
  button: CHECK,
  ...more,
});

/** Forms that ask only for an address. */
export const CHECK_ROWS: readonly FormRow[] = [
  row('form-address-check', 'header', '/', { place: 'dialog', onLaptop: true }),
  row('form-check-address', 'header', '/check-address', { onLaptop: true }),
  row('form-austin', 'search', '/cities/austin', { onLaptop: true }),
  row('form-wifi', 'bottomSearch', '/wifi'),
  row('form-calculator', 'bottomSearch', '/wifi-calculator'),
  row('form-cities-map', 'bottomSearch', '/new-streets', {
    title: { en: 'Check availability at your address', es: '¿Hay cobertura en tu dirección?' },
  }),
  row('form-switching', 'heroSearch', '/switching'),
  row('form-webpass', 'neighborhoodSearch', '/webpass'),
  row('form-internet', 'heroSearch', '/product/internet', { onLaptop: true }),
  row('form-new-streets', 'heroSearch', '/new-streets'),
  row('form-questions', 'faqAddress', '/support', {
    title: { en: 'Check availability at your new home', es: '¿Hay cobertura en tu casa nueva?' },
  }),
];
