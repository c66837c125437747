import { readPagePath } from '../model/page-path.ts';
import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';

/** The path of a page, without a language prefix. It is the same in all languages, so it is not translated. */
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
