'use client';

import type { ReactElement } from 'react';
import { useHeadingsFrom } from '../heading/heading-levels.tsx';
import { headingsFrom } from './headings-from.ts';
import { ProseBox } from './prose-box.tsx';
import type { ProseProps } from './prose.tsx';

/** A text with headings, at the levels that `HeadingLevels` sets. */
export function ProseWithHeadings({ html, ...props }: ProseProps): ReactElement {
  // The text stays sanitized: only the names of heading tags change.
  return <ProseBox {...props} html={headingsFrom(useHeadingsFrom(), html) as typeof html} />;
}
