/** The look of a call to action's dialog. It depends on the type of the entry in the dialog. */
export interface ModalLook {
  readonly modalSize?: 'small' | 'medium' | 'large';
  readonly closeOnBackdrop?: boolean;
}

/**
 * Looks of dialogs by content type. Dialogs of other types have medium width, and close on a click beside the dialog.
 */
export const modalLooks: Readonly<Record<string, ModalLook>> = {
  gfTechSpecTable: { modalSize: 'large', closeOnBackdrop: false },
  gfCallUsModal: { modalSize: 'large' },
};
