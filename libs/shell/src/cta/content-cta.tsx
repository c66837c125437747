import { BlockSlot, type CallToActionContent } from '@skein/cms-client';
import { CallToAction, type ButtonSize } from '@skein/ui';

export type ContentCtaProps = {
  cta: CallToActionContent;
  /** Look of the call to action. It replaces the look that the editor chose. */
  look?: 'link' | 'button' | 'outline' | undefined;
  size?: ButtonSize | undefined;
  /** A data layer event as JSON. A click sends it. */
  'data-analytics'?: string | undefined;
};

/** Draws a call to action from content, together with its dialog. */
export function ContentCta({ cta, look = cta.look, size, ...rest }: ContentCtaProps) {
  return (
    <CallToAction
      text={cta.text}
      target={cta.target}
      look={look}
      size={size}
      color={cta.color}
      hoverColor={cta.hoverColor}
      external={cta.external}
      analyticsId={cta.analyticsId}
      modal={cta.modal && <BlockSlot node={cta.modal} />}
      {...rest}
    />
  );
}
