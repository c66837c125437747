'use client';

import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../button/button-link.tsx';
import { Pill, pillProps, type ButtonSize, type ButtonStyleProps } from '../button/button.styles.ts';
import { Glyph } from '../icon/glyph.tsx';
import { closeGlyph } from '../icon/glyph-paths.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type CallToActionProps = {
  text: string;
  /** Where it leads; `action` names what the page does instead when script runs. */
  target: { readonly href: string; readonly action?: string };
  look?: 'link' | 'button' | 'outline' | undefined;
  /** Fill of a button, hex; its words take a colour that can be read on it. */
  color?: string | undefined;
  hoverColor?: string | undefined;
  external?: boolean | undefined;
  size?: ButtonSize | undefined;
  /** Opens this in a dialog instead of following the link. */
  modal?: ReactNode;
  /** CSS-free hook for analytics and tests. */
  analyticsId?: string | undefined;
  /** A data layer event as JSON, pushed on click. */
  'data-analytics'?: string | undefined;
};

/** A link or button as editors write it: it leads somewhere, asks the page for something, or opens a dialog. */
export function CallToAction(props: CallToActionProps): ReactElement {
  const { text: children, target, look = 'button', color, hoverColor, external, size, modal } = props;
  const hooks = { 'data-analytics': props['data-analytics'], 'data-analytics-id': props.analyticsId };
  const fill = { size, color, hoverColor };
  if (modal !== undefined && modal !== null) {
    const variant = look === 'outline' ? look : look === 'link' ? 'quiet' : 'primary';
    return (
      <ModalCallToAction {...hooks} text={children} modal={modal} {...pillProps({ ...fill, variant })} />
    );
  }
  const link = { children, href: target.href, external, 'data-action': target.action, ...hooks };
  if (look === 'link') return <TextLink {...link} />;
  return <ButtonLink {...link} {...fill} variant={look === 'outline' ? look : 'primary'} />;
}

/** Opens without script: the browser's own popover holds the content, closes on Escape and on a click outside. */
function ModalCallToAction({
  text,
  modal,
  ...pill
}: ButtonStyleProps & { readonly text: string; readonly modal: ReactNode }) {
  const id = useId();
  const language = useLanguage();
  return (
    <>
      <Pill type="button" popoverTarget={id} {...pill}>
        <span>{text}</span>
      </Pill>
      <Sheet id={id} popover="auto" role="dialog" aria-label={text}>
        <Close type="button" popoverTarget={id} popoverTargetAction="hide">
          <Glyph path={closeGlyph} />
          <VisuallyHidden>{uiTexts.close[language]}</VisuallyHidden>
        </Close>
        {modal}
      </Sheet>
    </>
  );
}

const Sheet = styled.div`
  inset: 0;
  margin: auto;
  padding: var(--space-8) var(--space-6) var(--space-6);
  inline-size: min(40rem, 100% - 2 * var(--space-4));
  block-size: fit-content;
  max-block-size: calc(100dvh - 2 * var(--space-8));
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: var(--radius-large);
  background-color: var(--color-surface-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-float);

  &::backdrop {
    background-color: rgb(14 22 48 / 55%);
  }
`;

const Close = styled.button`
  position: absolute;
  inset-block-start: var(--space-3);
  inset-inline-end: var(--space-3);
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: inherit;
  cursor: pointer;
`;
