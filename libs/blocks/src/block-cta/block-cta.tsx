import type { CallToActionContent } from '@skein/cms-client';
import { CallToAction, type ButtonSize } from '@skein/ui';
import { styled } from 'styled-components';
import { SlotInset } from '../slot-inset/slot-inset.tsx';

export interface BlockCtaProps {
  readonly cta: CallToActionContent;
  readonly size?: ButtonSize;
}

/** A call to action from content; one with an entry in its modal slot opens that entry in a dialog. */
export function BlockCta({ cta, size }: BlockCtaProps) {
  const opened = cta.modal && (
    <Opened>
      <SlotInset node={cta.modal} />
    </Opened>
  );
  return <CallToAction {...cta} size={size} modal={opened} />;
}

/** Clear of the dialog's close button. */
const Opened = styled.div`
  padding-block-start: var(--space-4);
`;
