import type { FormId } from '@skein/forms/contract';
import type { FormRow } from './form-row.ts';

const CHECK = { en: 'Check my address', es: 'Consultar mi dirección' };
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
  row('form-austin', 'search', '/cities/austin', {
    onLaptop: true,
    button: { en: 'Look up my block', es: 'Buscar mi cuadra' },
  }),
  row('form-wifi', 'bottomSearch', '/wifi'),
  row('form-calculator', 'bottomSearch', '/wifi-calculator'),
  row('form-cities-map', 'bottomSearch', '/new-streets', {
    button: { en: 'Find my street', es: 'Buscar mi calle' },
  }),
  row('form-switching', 'heroSearch', '/switching'),
  row('form-webpass', 'neighborhoodSearch', '/webpass', {
    button: { en: 'Look up my building', es: 'Buscar mi edificio' },
  }),
  row('form-internet', 'heroSearch', '/product/internet', { onLaptop: true }),
  row('form-new-streets', 'heroSearch', '/new-streets'),
  row('form-questions', 'faqAddress', '/support', {
    title: { en: 'Moving? Check your new address.', es: '¿Te mudas? Consulta tu nueva dirección.' },
    button: { en: 'Check the new place', es: 'Consultar mi nueva casa' },
  }),
];
