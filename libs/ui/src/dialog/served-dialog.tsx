'use client';

import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../language/language-provider.tsx';
import * as uiTexts from '../language/ui-texts.ts';
import { CloseButton } from '../modal/close-button.tsx';
import type { ThemeName } from '../tokens/themes.ts';
import { closesDialog, obeyCommand } from './dialog-commands.ts';
import { Body, Inside, Panel, Title, Top } from './dialog.styles.ts';
import type { DialogSize } from './dialog.sizes.ts';

export type ServedDialogProps = {
  /** For the buttons that open it: `<button {...opensDialog(id)}>`. */
  id?: string | undefined;
  /**
   * Hash of the address at which the page opens it, such as `#/?accountnotfound=1`. With `#` and the `id`, it stands open in
   * its place where no script runs.
   */
  openAt?: string | undefined;
  /** Heading and accessible name. */
  title?: ReactNode;
  /** Accessible name in place of a heading, where the content brings its own. */
  label?: string | undefined;
  children: ReactNode;
  /** Largest width: 28, 42 or 60 rem. */
  size?: DialogSize | undefined;
  /** Whether a click beside the panel closes. Default true. */
  closeOnBackdrop?: boolean | undefined;
  theme?: ThemeName | undefined;
  /** CSS-free hook for analytics and tests. */
  analyticsId?: string | undefined;
};

/**
 * A modal dialog in plain markup, for pages that wake no framework. Buttons with `opensDialog` open it without script; so
 * does the page for whatever `data-open-at` names the hash of its address. The browser keeps the focus inside, gives it
 * back at the end, makes the rest of the page inert and closes it on Escape.
 */
export function ServedDialog(props: ServedDialogProps): ReactElement {
  const { openAt, title, label, children, size = 'medium', theme = 'paper', analyticsId } = props;
  const { closeOnBackdrop = true } = props;
  const ownId = useId();
  const titleId = useId();
  const language = useLanguage();
  const id = props.id ?? ownId;
  const close = <CloseButton {...closesDialog(id)} label={uiTexts.close[language]} onClick={obeyCommand} />;
  const titled = title !== undefined;
  return (
    <Panel
      id={id}
      popover="auto"
      closedby={closeOnBackdrop ? 'any' : 'closerequest'}
      aria-labelledby={titled ? titleId : undefined}
      aria-label={titled ? undefined : label}
      data-open-at={openAt}
      data-theme={theme}
      data-analytics-id={analyticsId}
      $size={size}
    >
      <Inside>
        {titled ? (
          <Top>
            <Title id={titleId}>{title}</Title>
            {close}
          </Top>
        ) : (
          <Corner>{close}</Corner>
        )}
        <Body>{children}</Body>
      </Inside>
    </Panel>
  );
}

/** Stays in its corner while the content scrolls under it, and takes no room of its own. */
const Corner = styled.div`
  position: sticky;
  inset-block-start: var(--space-3);
  z-index: 2;
  inline-size: fit-content;
  margin-inline-start: auto;
  margin-block-end: -2.75rem;
  border-radius: 50%;
  background: var(--color-surface);
`;
