import type { ThemeName } from '@skein/ui';

type Args = Readonly<Record<string, unknown>>;

export interface ThemedStory {
  readonly args: Args;
  /** Why the theme does not apply to the story, or applies only to a part of the story. */
  readonly note?: string;
}

/** Fields that set a block's own background. `field` has an effect only if the field `needs` is true. */
const GROUNDS: readonly (readonly [field: string, needs?: string])[] = [
  ['backgroundColor'],
  ['moduleColor', 'isModule'],
];

/**
 * Returns a story's props with the toolbar's theme. Adds a note if the theme does not apply, because `options`
 * does not contain the theme or because the content sets a background.
 * @param options themes that the content may have; undefined if the content has no field for a theme
 */
export function themedStory(
  theme: ThemeName,
  args: Args,
  options: readonly string[] | undefined,
): ThemedStory {
  if (options !== undefined) {
    if (options.includes(theme)) return { args: { ...args, theme } };
    return { args, note: `This one takes only ${options.join(', ')}, so it keeps the theme of its content.` };
  }
  const own = GROUNDS.find(
    ([field, needs]) => args[field] !== undefined && (needs === undefined || args[needs] === true),
  );
  if (own === undefined) return { args };
  return { args, note: `The content of this story sets ${own[0]}, which goes before the theme around it.` };
}
