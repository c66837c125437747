import { readPagePath } from '../model/page-path.ts';
import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';

/**
 * Defines a field for the path of a page, without a language prefix. Editors do not translate it, because the
 * path is the same in all languages.
 */
export function pagePath(gf: string): Field<string> {
  return defineField<string>({
    gf,
    type: 'Symbol',
    validations: [{ unique: true }, { regexp: { pattern: '^/[a-z0-9./-]*$' } }],
    read: (raw, context) => {
      const { path, problem } = readPagePath(raw, context.site);
      if (path === undefined) throw new Invalid(problem);
      if (problem !== undefined)
        context.report({ entryId: context.path.at(-1) ?? '', field: gf, reason: problem });
      return path;
    },
  });
}
