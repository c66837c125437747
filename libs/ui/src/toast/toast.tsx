'use client';

import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { CloseButton } from '../modal/close-button.tsx';
import { usePausedTimeout } from './use-paused-timeout.ts';

export type ToastProps = {
  children: ReactNode;
  tone?: 'info' | 'positive' | 'danger' | undefined;
  /** Called when the visitor clicks × or when the time is over. The caller then removes the toast. */
  onDismiss: () => void;
  /**
   * How long the toast stays, in ms. The time stops while the toast has the pointer or the focus. Default: no
   * limit.
   */
  durationMs?: number | undefined;
  dismissLabel?: string | undefined;
  /** Language of the default `dismissLabel`. */
  language?: UiLanguage | undefined;
  /** A button or link for one action, such as undo. */
  action?: ReactNode;
};

/** A short message about something that just happened. It must be inside a `ToastRegion`. */
export function Toast(props: ToastProps): ReactElement {
  const {
    children,
    tone = 'info',
    onDismiss,
    durationMs,
    dismissLabel,
    language: ownLanguage,
    action,
  } = props;
  const dismiss = useWord(uiTexts.dismiss, ownLanguage);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  usePausedTimeout(onDismiss, durationMs, pointed || focused);

  function handleBlur(event: FocusEvent<HTMLDivElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  return (
    <Slip
      data-theme="ink"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={handleBlur}
      $tone={tone}
    >
      <Icon name={icons[tone]} size={22} />
      <Words>{children}</Words>
      {action}
      <CloseButton label={dismissLabel ?? dismiss} onClick={onDismiss} />
    </Slip>
  );
}

export type ToastRegionProps = {
  children?: ReactNode;
  /** Accessible name of the region. */
  label?: string | undefined;
  /** Language of the default `label`. */
  language?: UiLanguage | undefined;
};

/**
 * The region where toasts appear. It must be on the page before the first toast. Otherwise screen readers do
 * not announce this toast.
 */
export function ToastRegion({ children, label, language: ownLanguage }: ToastRegionProps): ReactElement {
  const notifications = useWord(uiTexts.notifications, ownLanguage);
  return (
    <Region role="region" aria-label={label ?? notifications}>
      <Live role="status">{children}</Live>
    </Region>
  );
}

const icons: Record<NonNullable<ToastProps['tone']>, IconName> = {
  info: 'info',
  positive: 'check',
  danger: 'warning',
};
const hues = { info: 'coming-soon', positive: 'positive', danger: 'danger' } as const;

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

const Region = styled.div`
  position: fixed;
  inset-block-end: var(--space-4);
  inset-inline: var(--space-4);
  z-index: 90;
  pointer-events: none;
`;

const Live = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
`;

const Slip = styled.div<{ $tone: NonNullable<ToastProps['tone']> }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  max-inline-size: min(34rem, 100%);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  box-shadow: var(--shadow-float);
  line-height: 1.4;
  pointer-events: auto;
  animation: ${rise} var(--duration-slow) var(--ease-out);

  & > svg {
    color: var(--color-${({ $tone }) => hues[$tone]});
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: var(--space-2);
  overflow-wrap: break-word;
`;
