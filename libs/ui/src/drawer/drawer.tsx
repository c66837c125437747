'use client';

import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { HeadingTag } from '../heading/heading-levels.tsx';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { CloseButton } from '../modal/close-button.tsx';
import { modalPanelCss } from '../modal/modal-panel-css.ts';
import { useModal } from '../modal/use-modal.ts';
import type { ThemeName } from '../tokens/themes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The edge of the screen where the drawer is. In English, `start` is left. */
export type DrawerSide = 'start' | 'end';

export type DrawerProps = {
  open: boolean;
  /** Called on Escape, the close button, or a click outside. The caller then sets `open` to false. */
  onClose: () => void;
  /** Accessible name of the drawer. */
  title: string;
  /** Whether the title is visible. Default: true. */
  titleVisible?: boolean | undefined;
  children: ReactNode;
  side?: DrawerSide | undefined;
  closeLabel?: string | undefined;
  /** Language of the default `closeLabel`. */
  language?: UiLanguage | undefined;
  closeOnBackdrop?: boolean | undefined;
  /** Content that stays at the lower edge while the other content scrolls. */
  footer?: ReactNode;
  theme?: ThemeName | undefined;
  id?: string | undefined;
};

/** A modal panel at a side of the screen, for the navigation on small screens, filters, or a list of places. */
export function Drawer(props: DrawerProps): ReactElement {
  const { open, onClose, title, children, footer, closeLabel, language: ownLanguage, id } = props;
  const closeWord = useWord(uiTexts.close, ownLanguage);
  const { titleVisible = true, side = 'end', closeOnBackdrop = true, theme = 'paper' } = props;
  const titleId = useId();
  const modal = useModal({ open, onClose, closeOnBackdrop });
  return (
    <Panel {...modal} id={id} aria-labelledby={titleId} data-theme={theme} $side={side}>
      <Inside>
        <Top>
          <Title id={titleId}>{titleVisible ? title : <VisuallyHidden>{title}</VisuallyHidden>}</Title>
          <CloseButton label={closeLabel ?? closeWord} onClick={onClose} />
        </Top>
        <Body>{children}</Body>
        {footer && <Bottom>{footer}</Bottom>}
      </Inside>
    </Panel>
  );
}

const Panel = styled.dialog<{ $side: DrawerSide }>`
  ${modalPanelCss}
  --modal-fade: 1;
  --modal-away: ${({ $side }) => ($side === 'start' ? '-100%' : '100%')} 0;
  inline-size: min(26rem, 100% - 2.5rem);
  max-inline-size: none;
  block-size: 100dvb;
  max-block-size: none;
  margin: 0;
  margin-inline-start: ${({ $side }) => ($side === 'start' ? '0' : 'auto')};
  border: 0;
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
  padding-inline: var(--space-6);
`;

const Top = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-4);
  margin-inline-end: calc(-1 * var(--space-2));
`;

const Title = styled(HeadingTag)`
  font-size: var(--heading-4);
  line-height: 1.2;
`;

const Body = styled.div`
  container-type: inline-size;
  flex: 1 0 auto;
  padding-block-end: var(--space-6);
`;

const Bottom = styled.footer`
  position: var(--sticky);
  inset-block-end: 0;
  display: grid;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--space-6));
  padding: var(--space-4) var(--space-6);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);
`;
