import { useId } from 'react';
import { headingAnchorId } from './heading-anchor.ts';

/** Id of the title of a section: the one that its text makes, unless that is the id of the section. */
export function useTitleId(title: string, sectionId: string): string {
  const ownId = useId();
  const anchor = headingAnchorId(title);
  return anchor === undefined || anchor === sectionId ? ownId : anchor;
}
