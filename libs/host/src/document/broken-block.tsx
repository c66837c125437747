import type { Problem } from '@skein/cms-client';
import type { RenderProblem } from '@skein/cms-client/render';

/** Style of the notes that replace broken blocks in development, where they should be noticed. */
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
 * stand-in.
 */
const isBlock = ({ field, entryId }: Problem) => field === '*' && entryId !== '-';

/** Draws notes about entries that are no blocks and so have no place on the page. */
export const NoBlocks = ({ problems }: { readonly problems: readonly Problem[] }) =>
  problems
    .filter(isBlock)
    .map(({ entryId, reason }) => <Note key={`${entryId} ${reason}`}>{`${entryId} ${reason}`}</Note>);
