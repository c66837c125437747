/** What the dialog of a call to action is like for what it holds, by content type. */
export interface ModalLook {
  readonly modalSize?: 'small' | 'medium' | 'large';
  readonly closeOnBackdrop?: boolean;
}

/** Anything else gets a dialog of medium width that a click beside it closes. */
export const modalLooks: Readonly<Record<string, ModalLook>> = {
  gfTechSpecTable: { modalSize: 'large', closeOnBackdrop: false },
  gfCallUsModal: { modalSize: 'large' },
};
