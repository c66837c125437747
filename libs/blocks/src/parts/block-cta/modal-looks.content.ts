/** The look of a call to action's dialog, which depends on the content type in it. */
export interface ModalLook {
  readonly modalSize?: 'small' | 'medium' | 'large';
  readonly closeOnBackdrop?: boolean;
}

/** Looks by content type. For other types, the dialog has medium width, and a click beside it closes it. */
export const modalLooks: Readonly<Record<string, ModalLook>> = {
  gfTechSpecTable: { modalSize: 'large', closeOnBackdrop: false },
  gfCallUsModal: { modalSize: 'large' },
};
