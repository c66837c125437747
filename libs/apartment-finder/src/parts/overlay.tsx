'use client';

import { Glyph, HeadingTag } from '@skein/ui';
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PHONE_SCREEN } from '../constants/finder.constants.ts';
import { clearOfBar } from './clear-of-bar.styles.ts';
import { giveFocusBack } from './give-focus-back.ts';
import { backGlyph } from './icons.ts';

export type OverlayProps = {
  readonly title: string;
  readonly backLabel: string;
  readonly onClose: () => void;
  /** Replaces the title beside the back button. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Covers the whole screen of a phone. When the overlay closes, the previously focused element gets the focus.
 */
export function Overlay({ title, backLabel, onClose, bar, children }: OverlayProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) giveFocusBack(opener);
    };
  }, []);
  useEffect(() => {
    const phone = matchMedia(PHONE_SCREEN);
    const changed = () => {
      if (!phone.matches) onClose();
    };
    phone.addEventListener('change', changed);
    return () => phone.removeEventListener('change', changed);
  }, [onClose]);
  return (
    <Screen
      ref={dialog}
      aria-labelledby={titleId}
      data-theme="paper"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
    >
      <Bar>
        <button type="button" data-close="" aria-label={backLabel} onClick={onClose}>
          <Glyph path={backGlyph} size={22} />
        </button>
        <Title id={titleId} data-beside-bar={bar === undefined ? undefined : ''}>
          {title}
        </Title>
        {bar !== undefined && <Beside>{bar}</Beside>}
      </Bar>
      <Body>{children}</Body>
    </Screen>
  );
}

const Screen = styled.dialog`
  inset: 0;
  inline-size: auto;
  block-size: auto;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Bar = styled.div`
  position: var(--sticky);
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);
`;

const Title = styled(HeadingTag)`
  font-size: var(--heading-4);

  &[data-beside-bar] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Beside = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Body = styled.div`
  padding: var(--space-5) var(--space-4) var(--space-10);
  ${clearOfBar}
`;
