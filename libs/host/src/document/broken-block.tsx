import type { Problem } from '@skein/cms-client';
import type { RenderProblem } from '@skein/cms-client/render';

/** Of notes in development, where nobody looks away. */
export const BROKEN_CSS =
  '[data-broken]{margin:1rem;padding:1rem;background:darkred;color:white;overflow-wrap:anywhere;' +
  'font:13px/1.5 ui-monospace,monospace}';

const Note = ({ children }: { readonly children: string }) => (
  <p role="note" data-broken="">
    {children}
  </p>
);

/** Stands in the place of a block that could not be drawn. */
export const Broken = ({ type, entryId, error }: RenderProblem) => (
  <Note>{`${type} ${entryId}: ${error instanceof Error ? error.message : 'cannot be shown'}`}</Note>
);

/** What names no entry is about what surrounds the page, which has a stand-in. */
const isBlock = ({ field, entryId }: Problem) => field === '*' && entryId !== '-';

/** Names entries that are no blocks here: they have no place on the page. */
export const NoBlocks = ({ problems }: { readonly problems: readonly Problem[] }) =>
  problems
    .filter(isBlock)
    .map(({ entryId, reason }) => <Note key={`${entryId} ${reason}`}>{`${entryId} ${reason}`}</Note>);
