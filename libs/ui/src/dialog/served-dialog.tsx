'use client';

import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import * as uiTexts from '../language/ui-texts.ts';
import { CloseButton } from '../modal/close-button.tsx';
import type { ThemeName } from '../tokens/themes.ts';
import { Body, Inside, Panel, Title, Top } from './dialog.styles.ts';
import type { DialogSize } from './dialog.sizes.ts';

export type ServedDialogProps = {
  /** Hash of the address at which the page opens it, such as `#/?accountnotfound=1`. */
  openAt: string;
  /** Heading and accessible name. */
  title: ReactNode;
  children: ReactNode;
  /** Largest width: 28, 42 or 60 rem. */
  size?: DialogSize | undefined;
  theme?: ThemeName | undefined;
  /** CSS-free hook for analytics and tests. */
  analyticsId?: string | undefined;
};

/**
 * A modal dialog in plain markup, for pages that wake no framework: whoever finds `data-open-at` calls `showModal()`.
 * The close button and Escape need no script at all.
 */
export function ServedDialog({
  openAt,
  title,
  children,
  size = 'medium',
  theme = 'paper',
  analyticsId,
}: ServedDialogProps): ReactElement {
  const titleId = useId();
  const language = useLanguage();
  return (
    <Panel
      aria-labelledby={titleId}
      data-open-at={openAt}
      data-theme={theme}
      data-analytics-id={analyticsId}
      $size={size}
    >
      <Inside>
        <Top>
          <Title id={titleId}>{title}</Title>
          <form method="dialog">
            <CloseButton type="submit" label={uiTexts.close[language]} />
          </form>
        </Top>
        <Body>{children}</Body>
      </Inside>
    </Panel>
  );
}
