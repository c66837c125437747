import type { ThemeName } from '@skein/ui';

type Args = Readonly<Record<string, unknown>>;

export interface ThemedStory {
  readonly args: Args;
  /** Why the theme does not reach the story, or not all of it. */
  readonly note?: string;
}

/** Fields that give a block a ground of its own, with the switch that some of them hang on. */
const GROUNDS: readonly (readonly [field: string, needs?: string])[] = [
  ['backgroundColor'],
  ['moduleColor', 'isModule'],
];

/**
 * What a story shows when a theme is picked in the toolbar. A block whose content has a theme takes it, if it may;
 * one whose content sets a ground keeps that, and the note says so.
 * @param options themes that the story's content may name; undefined when it names none
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
