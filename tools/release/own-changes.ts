import { createRequire } from 'node:module';
import type * as renderers from 'nx/release/changelog-renderer';

type Renderer = (typeof renderers)['default'];
/**
 * Loaded with `require`, because an import of this CommonJS module would return the module instead of its
 * default export.
 */
const ChangelogRenderer: Renderer = createRequire(import.meta.url)('nx/release/changelog-renderer').default;

type Changes = ConstructorParameters<Renderer>[0]['changes'];

/**
 * The changelog of a library: commits in its name (`fix(forms): …`), and breaking commits in another name. Nx
 * by itself lists every commit that changed one of its files, and most of those are in the name of another
 * library.
 */
export default class OwnChanges extends ChangelogRenderer {
  protected override filterChanges(changes: Changes, project: string | null): Changes {
    const library = project?.replace('@skein/', '');
    return super
      .filterChanges(changes, project)
      .filter(({ scope, isBreaking }) => isBreaking || library === undefined || scope === library);
  }
}
