import type { FormLook } from '../form/form-look.ts';

/** Each step: messages at their fields, buttons that rest while it is on its way. */
export const stepLook: FormLook = {
  layout: 'stack',
  issues: 'field',
  folds: false,
  fades: false,
  disablesButton: true,
};
