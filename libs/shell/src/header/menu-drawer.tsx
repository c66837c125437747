'use client';

import { Glyph, menuGlyph, closeGlyph, modalPanelCss, useWords, VisuallyHidden } from '@skein/ui';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { shellTexts } from '../shell/shell.texts.ts';
import { headerFrom } from '../shell/header.queries.ts';

export type MenuDrawerProps = {
  /** Content beside the close button: usually the logo. */
  top: ReactNode;
  children: ReactNode;
  /** Smallest header width, in rem, that needs no drawer. */
  until: number;
  /** Content at the lower edge of the drawer. It does not move when the visitor scrolls the drawer. */
  footer?: ReactNode;
};

/**
 * Draws the menu of small screens. Without script, the browser opens the panel as a popover. With script, the
 * panel is a modal dialog: the focus stays in the dialog, and returns when the dialog closes.
 */
export function MenuDrawer({ top, children, until, footer }: MenuDrawerProps) {
  const id = useId();
  const say = useWords();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // If a tablet is turned or a window grows, the bar shows the content of the drawer, so the drawer closes.
    const closeUnneeded = () => {
      if (opener.current?.getClientRects().length === 0) panel.current?.close();
    };
    addEventListener('resize', closeUnneeded);
    return () => removeEventListener('resize', closeUnneeded);
  }, []);

  function open(event: MouseEvent) {
    event.preventDefault();
    if (!panel.current?.open) panel.current?.showModal();
  }

  function closeOn(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as Element;
    // The content fills the panel, so a click on the dialog itself is a click outside.
    if (target === event.currentTarget || target.closest('a, [data-closes]')) panel.current?.close();
  }

  return (
    <>
      <Opener
        ref={opener}
        $until={until}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Glyph path={menuGlyph} />
        <VisuallyHidden>{say(shellTexts.menu)}</VisuallyHidden>
      </Opener>
      <Panel ref={panel} id={id} popover="auto" aria-label={say(shellTexts.menu)} onClick={closeOn}>
        <Inside>
          <Top>
            {top}
            <Close type="button" popoverTarget={id} popoverTargetAction="hide" data-closes="">
              <Glyph path={closeGlyph} />
              <VisuallyHidden>{say(shellTexts.close)}</VisuallyHidden>
            </Close>
          </Top>
          <Body>{children}</Body>
          {footer && <Bottom>{footer}</Bottom>}
        </Inside>
      </Panel>
    </>
  );
}

const round = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin-inline-end: -0.625rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--color-text);
  cursor: pointer;

  &:hover {
    background: var(--color-surface-sunken);
  }
`;

const Opener = styled.button<{ $until: number }>`
  ${round}

  ${({ $until }) => headerFrom($until)} {
    display: none;
  }
`;

const Close = styled.button`
  ${round}
  margin-inline-start: auto;
`;

const Panel = styled.dialog`
  ${modalPanelCss}
  --modal-fade: 1;
  --modal-away: 100% 0;
  inset: 0;
  inset-inline-start: auto;
  inline-size: min(28rem, 100%);
  max-inline-size: none;
  block-size: 100dvb;
  max-block-size: none;
  margin: 0;
  border: 0;
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
  padding-inline: var(--space-gutter);
`;

const Top = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  block-size: var(--header-height);
`;

const Body = styled.div`
  flex: 1 0 auto;
  padding-block: var(--space-2) var(--space-8);
`;

const Bottom = styled.div`
  position: var(--sticky);
  inset-block-end: 0;
  display: grid;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--space-gutter));
  padding: var(--space-4) var(--space-gutter) max(var(--space-4), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);
`;
