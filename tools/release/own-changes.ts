import { createRequire } from 'node:module';
import type * as renderers from 'nx/release/changelog-renderer';

type Renderer = (typeof renderers)['default'];
/**
 * Nx's class that renders changelogs. This uses `require`, because `import` would return the whole CommonJS
 * module.
 */
const ChangelogRenderer: Renderer = createRequire(import.meta.url)('nx/release/changelog-renderer').default;

type Changes = ConstructorParameters<Renderer>[0]['changes'];

/**
 * Renders the changelog of a library. It lists commits with the library's scope, such as `fix(forms): …`, and
 * breaking commits of any scope. Nx's own changelog would list every commit that changes a file of the library.
 */
export default class OwnChanges extends ChangelogRenderer {
  protected override filterChanges(changes: Changes, project: string | null): Changes {
    const library = project?.replace('@skein/', '');
    return super
      .filterChanges(changes, project)
      .filter(({ scope, isBreaking }) => isBreaking || library === undefined || scope === library);
  }
}
