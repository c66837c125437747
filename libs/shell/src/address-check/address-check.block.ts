import {
  block,
  callToAction,
  entryType,
  longText,
  one,
  slot,
  text,
  type FieldsType,
  type PropsOf,
  type Block,
} from '@skein/cms-client';

const fields = {
  title: text('gfTitle', 80),
  description: longText('gfDescription', 300).optional(),
  form: slot('gfForm').optional().help('The address form'),
  nextStep: one('gfCta', callToAction).optional().help('Shown while there is no form'),
  salesLabel: text('gfContactSalesLabel', 80).optional().help('Before the sales number'),
  salesNumber: one('gfContactSalesNumber', callToAction).optional(),
} as const;

export interface AddressCheckContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfAddressCheckModal', AddressCheckContent> = entryType(
  'gfAddressCheckModal',
  {
    name: 'Address check dialog',
    description: 'Opens from every call to action that checks an address',
    use: 'The whole site: one, which holds the form that checks an address.',
    avoid: 'Pages that are about checking an address: put the form on them.',
  },
  fields,
);

export const addressCheck: Block<typeof model> = block(model, {
  component: () => import('./address-check-dialog.tsx').then((m) => m.AddressCheckDialog),
  wakes: {
    when: 'interaction',
    island: () => import('../islands/address-check.tsx').then((m) => m.AddressCheckWithForm),
    on: ['open-address-check'],
  },
});
