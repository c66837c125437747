import { useId, type ReactElement, type ReactNode } from 'react';
import { ButtonLink } from '../button/button-link.tsx';
import { Pill, pillProps, type ButtonSize, type ButtonStyleProps } from '../button/button.styles.ts';
import { opensDialog } from '../modal/dialog-commands.ts';
import type { DialogSize } from '../dialog/dialog.sizes.ts';
import { CloseServed } from '../dialog/close-served.tsx';
import { ServedFrame } from '../dialog/served-frame.tsx';
import { TextLink } from '../text-link/text-link.tsx';

type ModalLook = {
  /** Maximum width of the dialog: 28, 42 or 60 rem. */
  modalSize?: DialogSize | undefined;
  /** Whether a click outside the dialog closes it. Default: true. */
  closeOnBackdrop?: boolean | undefined;
};

export type CallToActionProps = ModalLook & {
  text: string;
  /** URL of the link. If scripts run and `action` is set, a click sends the page event with this name instead. */
  target: { readonly href: string; readonly action?: string };
  look?: 'link' | 'button' | 'outline' | undefined;
  /** Fill of the button, as a hex color. The text automatically gets a readable color. */
  color?: string | undefined;
  hoverColor?: string | undefined;
  external?: boolean | undefined;
  size?: ButtonSize | undefined;
  /** Content of a dialog. If present, a click opens the dialog instead of the link. */
  modal?: ReactNode;
  /** Id for analytics and tests. No styles depend on it. */
  analyticsId?: string | undefined;
  /** The event for the data layer, as JSON. A click pushes it. */
  'data-analytics'?: string | undefined;
};

/** A link or button from content: it leads to a page, sends a page event, or opens a dialog. */
export function CallToAction(props: CallToActionProps): ReactElement {
  const { text: children, target, look = 'button', color, hoverColor, external, size, modal } = props;
  const hooks = { 'data-analytics': props['data-analytics'], 'data-analytics-id': props.analyticsId };
  const fill = { size, color, hoverColor };
  if (modal !== undefined && modal !== null) {
    const variant = look === 'outline' ? look : look === 'link' ? 'quiet' : 'primary';
    return (
      <ModalCallToAction
        {...hooks}
        text={children}
        modal={modal}
        modalSize={props.modalSize}
        closeOnBackdrop={props.closeOnBackdrop}
        {...pillProps({ ...fill, variant })}
      />
    );
  }
  const link = { children, href: target.href, external, 'data-action': target.action, ...hooks };
  if (look === 'link') return <TextLink {...link} />;
  return <ButtonLink {...link} {...fill} variant={look === 'outline' ? look : 'primary'} />;
}

/** The dialog is in the page and opens without a script. */
function ModalCallToAction({
  text,
  modal,
  modalSize,
  closeOnBackdrop,
  ...pill
}: ButtonStyleProps & ModalLook & { readonly text: string; readonly modal: ReactNode }) {
  const id = useId();
  return (
    <>
      <Pill type="button" aria-haspopup="dialog" {...opensDialog(id)} {...pill}>
        <span>{text}</span>
      </Pill>
      <ServedFrame id={id} label={text} size={modalSize} closeOnBackdrop={closeOnBackdrop}>
        <div data-corner="">
          <CloseServed id={id} />
        </div>
        {modal}
      </ServedFrame>
    </>
  );
}
