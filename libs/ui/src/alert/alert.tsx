'use client';

import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type AlertTone = 'info' | 'positive' | 'warning' | 'danger';

export type AlertProps = {
  tone: AlertTone;
  children: ReactNode;
  /** The first line of the alert, in bold type. */
  title?: ReactNode;
  /** The name of the tone, for visitors who see neither its color nor its icon. */
  toneLabel?: string | undefined;
  /** Language of the default `toneLabel`. */
  language?: UiLanguage | undefined;
  /**
   * How screen readers announce the alert when it appears. By default, problems interrupt (`alert`) and other
   * tones wait (`status`). Use `none` for an alert that the page shows from the start.
   */
  role?: 'alert' | 'status' | 'none' | undefined;
  /** A button or link with which the visitor can solve the problem. */
  action?: ReactNode;
};

/** An important message: what happened, and what the visitor can do. */
export function Alert({
  tone,
  children,
  title,
  toneLabel,
  language: ownLanguage,
  role,
  action,
}: AlertProps): ReactElement {
  const { icon, word, announced } = tones[tone];
  const toneWord = useWord(uiTexts[word], ownLanguage);
  const live = role ?? announced;
  return (
    <Box role={live === 'none' ? undefined : live} $tone={tone}>
      <Icon name={icon} />
      <Words>
        <VisuallyHidden>{toneLabel ?? toneWord}: </VisuallyHidden>
        {title && <Title>{title}</Title>}
        <div>{children}</div>
        {action && <Action>{action}</Action>}
      </Words>
    </Box>
  );
}

type Tone = { icon: IconName; word: keyof typeof uiTexts; announced: 'alert' | 'status' };

const tones: Record<AlertTone, Tone> = {
  info: { icon: 'info', word: 'toneInfo', announced: 'status' },
  positive: { icon: 'check', word: 'tonePositive', announced: 'status' },
  warning: { icon: 'warning', word: 'toneWarning', announced: 'alert' },
  danger: { icon: 'warning', word: 'toneDanger', announced: 'alert' },
};

const roles: Record<AlertTone, string> = {
  info: 'coming-soon',
  positive: 'positive',
  warning: 'warning',
  danger: 'danger',
};

const Box = styled.div<{ $tone: AlertTone }>`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  border: 1px solid color-mix(in srgb, var(--color-${({ $tone }) => roles[$tone]}) 30%, transparent);
  border-radius: var(--radius-medium);
  background: var(--color-${({ $tone }) => roles[$tone]}-surface);
  color: var(--color-text);
  line-height: 1.45;

  & > svg {
    color: var(--color-${({ $tone }) => roles[$tone]});
  }
`;

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: break-word;
`;

const Title = styled.p`
  margin: 0;
  font-weight: 650;
`;

const Action = styled.div`
  margin-block-start: var(--space-3);
`;
