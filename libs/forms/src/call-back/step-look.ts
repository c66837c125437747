import type { FormLook } from '../form/form-look.ts';

/** The look of every step. Messages are at their fields, and buttons are disabled during sending. */
export const stepLook: FormLook = {
  layout: 'stack',
  issues: 'field',
  folds: false,
  fades: false,
  disablesButton: true,
};
