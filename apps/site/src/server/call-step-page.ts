import type { CallStepView } from '@skein/api';
import { maintenanceCall, scheduleCall } from '@skein/forms/content';
import type { BlockNode } from '@skein/cms-client';
import { everyBlock, withBlockProps } from '../content/block-props.ts';
import type { LoadedPage } from '../content/content-source.ts';

const TYPES: Readonly<Record<CallStepView['face'], string>> = {
  modal: scheduleCall.id,
  maintenance: maintenanceCall.id,
};

/** Content without what dialogs hold: they are closed where no script runs. */
function outsideDialogs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outsideDialogs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === 'modal' ? [] : [[name, outsideDialogs(part)]])),
  );
}

/**
 * The page with the step that follows in the place of the first. A block that stands in a dialog goes on on the page that
 * stands in for the dialog, in the words of the block there. Undefined: there is none on this page.
 * @param standsIn whether any block of this kind will do
 */
export function withCallStep(
  loaded: LoadedPage,
  { entryId, face, served }: Pick<CallStepView, 'entryId' | 'face' | 'served'>,
  standsIn: boolean,
): LoadedPage | undefined {
  const blocks: BlockNode[] = [];
  everyBlock(outsideDialogs(loaded.page.blocks), (node) => {
    if (node.type === TYPES[face]) blocks.push(node);
  });
  const own = blocks.find(({ id }) => id === entryId) ?? (standsIn ? blocks[0] : undefined);
  if (!own) return undefined;
  const drawn = withBlockProps(loaded.page.blocks, ({ id }) => (id === own.id ? { served } : undefined));
  return { ...loaded, page: { ...loaded.page, blocks: drawn } };
}
