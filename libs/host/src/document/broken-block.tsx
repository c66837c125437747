import type { Problem } from '@skein/cms-client';
import type { RenderProblem } from '@skein/cms-client/render';

/** CSS of the notes that replace broken blocks in development: dark red, so that developers see the notes. */
export const BROKEN_CSS =
  '[data-broken]{margin:1rem;padding:1rem;background:darkred;color:white;overflow-wrap:anywhere;' +
  'font:13px/1.5 ui-monospace,monospace}';

const Note = ({ children }: { readonly children: string }) => (
  <p role="note" data-broken="">
    {children}
  </p>
);

/** Draws a note in place of a block that could not be drawn. */
export const Broken = ({ type, entryId, error }: RenderProblem) => (
  <Note>{`${type} ${entryId}: ${error instanceof Error ? error.message : 'cannot be shown'}`}</Note>
);

/**
 * Whether a problem is about a block. A problem without an entry is about the frame of the page, which has a
 * built-in replacement.
 */
const isBlock = ({ field, entryId }: Problem) => field === '*' && entryId !== '-';

/** Draws a note for each entry that the page leaves out because it is not a valid block. */
export const NoBlocks = ({ problems }: { readonly problems: readonly Problem[] }) =>
  problems
    .filter(isBlock)
    .map(({ entryId, reason }) => <Note key={`${entryId} ${reason}`}>{`${entryId} ${reason}`}</Note>);
