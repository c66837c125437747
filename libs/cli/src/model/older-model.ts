import { compareModels, isOlder } from './compare-models.ts';
import { modelOfBlocks, readModel } from './model-of.ts';

/**
 * Checks that the content types in a site's files are those that its packages read.
 * @param content folder of content, or an export
 * @param blocks the modules of the site's registry
 * @throws if the files lack a type or a field, or have it in an older form
 */
export function checkModel(content: string, blocks: readonly object[]): void {
  const { model, entries } = readModel(content);
  const changes = compareModels({
    site: model,
    packages: modelOfBlocks(blocks),
    used: new Set(entries.keys()),
  }).filter(isOlder);
  if (changes.length === 0) return;
  const names = changes.map(({ type }) => type.id).join(', ');
  throw new Error(
    `The content types in ${content} are older than the packages: ${names}. Run npx skein update --model.`,
  );
}
