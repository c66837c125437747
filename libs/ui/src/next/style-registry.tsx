'use client';

import { useServerInsertedHTML } from 'next/navigation.js';
import { useState, type ReactElement, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export type StyleRegistryProps = {
  children: ReactNode;
};

/**
 * Adds the styles of client components to the HTML that Next serves. Put it around everything in the body of
 * the root layout. The styles of server components need no registry.
 */
export function StyleRegistry({ children }: StyleRegistryProps): ReactElement {
  const [sheet] = useState(() => new ServerStyleSheet());

  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });

  // eslint-disable-next-line no-restricted-syntax -- both draw the children, and nothing else
  if (typeof window !== 'undefined') return <>{children}</>;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
