import type { CallToActionContent } from '@skein/cms-client';
import { CallToAction, type ButtonSize } from '@skein/ui';
import { SlotInset } from '../slot-inset/slot-inset.tsx';
import { modalLooks } from './modal-looks.content.ts';

export interface BlockCtaProps {
  readonly cta: CallToActionContent;
  readonly size?: ButtonSize;
}

/** A call to action from content; one with an entry in its modal slot opens that entry in a dialog. */
export function BlockCta({ cta, size }: BlockCtaProps) {
  const { modal } = cta;
  const opened = modal && <SlotInset node={modal} />;
  return <CallToAction {...cta} {...(modal && modalLooks[modal.type])} size={size} modal={opened} />;
}
