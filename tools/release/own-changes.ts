import { createRequire } from 'node:module';
import type * as renderers from 'nx/release/changelog-renderer';

type Renderer = (typeof renderers)['default'];
/** Imported, the default export of this CommonJS module would be the module. */
const ChangelogRenderer: Renderer = createRequire(import.meta.url)('nx/release/changelog-renderer').default;

type Changes = ConstructorParameters<Renderer>[0]['changes'];

/**
 * The changelog of a library: what was committed in its name (`fix(forms): …`), and whatever else broke it. Nx alone
 * lists every commit that touched one of its files, most of them in the name of another.
 */
export default class OwnChanges extends ChangelogRenderer {
  protected override filterChanges(changes: Changes, project: string | null): Changes {
    const library = project?.replace('@skein/', '');
    return super
      .filterChanges(changes, project)
      .filter(({ scope, isBreaking }) => isBreaking || library === undefined || scope === library);
  }
}
