import { defineField, Invalid, type Field, type Localized } from '@skein/cms-client';
import { optionProblems, readOption, type CallOption } from './engine/call-options.ts';

type AuthoredOptions = readonly string[] | Localized<readonly string[]>;

/**
 * Defines a field for a list of `label/value`. Omits and reports unreadable options, repeated values and
 * invalid times. Reports an option with an unknown zone, but keeps it as Eastern time.
 */
export function optionList(
  gf: string,
  of: keyof typeof optionProblems,
): Field<readonly CallOption[], AuthoredOptions> {
  return defineField<readonly CallOption[], AuthoredOptions>({
    gf,
    type: 'Array',
    localized: true,
    items: { type: 'Symbol', validations: [] },
    read(raw, context) {
      if (!Array.isArray(raw)) throw new Invalid('is not a list');
      const options: CallOption[] = [];
      raw.forEach((item: unknown, index) => {
        const complain = (reason: string) =>
          context.report({
            entryId: context.path.at(-1) ?? '',
            field: gf,
            reason: `item ${index + 1} ${reason}`,
          });
        const option = typeof item === 'string' ? readOption(item) : undefined;
        if (!option) return complain('is not written label/value');
        if (options.some(({ value }) => value === option.value)) return complain('is there already');
        const problem = optionProblems[of](option);
        if (problem !== undefined) complain(problem);
        if (problem === undefined || of === 'zone') options.push(option);
      });
      if (options.length === 0) throw new Invalid('holds nothing that can be chosen');
      return options;
    },
  });
}
