import type { FormLook } from '../form/form-look.ts';

/** The look of every step: messages at their fields, and buttons disabled while the step is sent. */
export const stepLook: FormLook = {
  layout: 'stack',
  issues: 'field',
  folds: false,
  fades: false,
  disablesButton: true,
};
