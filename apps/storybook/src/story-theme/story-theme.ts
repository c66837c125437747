import type { ThemeName } from '@skein/ui';

type Args = Readonly<Record<string, unknown>>;

export interface ThemedStory {
  readonly args: Args;
  /** The reason why the theme does not apply to the story, or only in part. */
  readonly note?: string;
}

/** Fields that give a block its own background, with the switch that some of them depend on. */
const GROUNDS: readonly (readonly [field: string, needs?: string])[] = [
  ['backgroundColor'],
  ['moduleColor', 'isModule'],
];

/**
 * Returns the props of a story for the theme in the toolbar. A block whose content has a theme takes the
 * toolbar's, if it may; a block whose content sets a background keeps it, and the note says so.
 * @param options themes that the story's content may have; undefined if it has no theme
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
