import type { CallToActionContent } from '@skein/cms-client';
import { CallToAction, type ButtonSize } from '@skein/ui';
import { SlotInset } from '../slot-inset/slot-inset.tsx';
import { modalLooks } from './modal-looks.content.ts';

export interface BlockCtaProps {
  readonly cta: CallToActionContent;
  readonly size?: ButtonSize;
  /**
   * A data layer event as JSON. A press of the call to action pushes the event, but a press inside the dialog
   * does not.
   */
  readonly 'data-analytics'?: string;
}

/** A call to action from content. If its modal slot has an entry, it opens that entry in a dialog. */
export function BlockCta({ cta, ...more }: BlockCtaProps) {
  const { modal } = cta;
  const opened = modal && <SlotInset node={modal} />;
  return <CallToAction {...cta} {...(modal && modalLooks[modal.type])} {...more} modal={opened} />;
}
