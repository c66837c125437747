import { everyBlock, type ServedPage, type Serving } from '@skein/cms-client/serve';

/** Returns the servings that handle a block of this page. */
export function servingsOn(servings: readonly Serving[], { blocks }: ServedPage): readonly Serving[] {
  const types = new Set<string>();
  everyBlock(blocks, ({ type }) => types.add(type));
  return servings.filter((serving) => serving.types.some((type) => types.has(type)));
}
