/** The part of a `KeyboardEvent` that this module uses. */
export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a field shows: options, only the note that there are none, or nothing. */
export type Shown = 'list' | 'note' | 'nothing';

export interface ListState {
  readonly shown: Shown;
  readonly count: number;
  /** Index of the option that Enter chooses; -1 if there is none. */
  readonly active: number;
}

/** The option that becomes active when the list opens. */
export type Landing = 'first' | 'last' | 'none';

export const landingOn = (landing: Landing, count: number): number =>
  landing === 'none' || count === 0 ? -1 : landing === 'first' ? 0 : count - 1;

/**
 * The effect of a key. `text`: the key edits the text, and no option is active any more. Undefined: the
 * browser handles the key as usual.
 */
export type KeyResult =
  { readonly move: number } | { readonly open: Landing } | 'choose' | 'close' | 'text' | undefined;

/** Keys that move the caret or edit, but type no character. */
const EDITS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'Delete'];

/** Returns what a key does in a field with a list below it, as in the WAI's combobox pattern. */
export function keyResult(pressed: PressedKey, { shown, count, active }: ListState): KeyResult {
  const { key, altKey } = pressed;
  const edits = active >= 0 ? 'text' : undefined;
  if (key === 'Enter') return active >= 0 ? 'choose' : undefined;
  if (key === 'Escape') return shown === 'nothing' ? undefined : 'close';
  if (key !== 'ArrowDown' && key !== 'ArrowUp')
    // A single character is one that is written.
    return EDITS.includes(key) || key.length === 1 ? edits : undefined;

  const down = key === 'ArrowDown';
  if (pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return edits;
  if (altKey && !down) return shown === 'nothing' ? undefined : 'close';
  if (shown === 'nothing') return { open: altKey ? 'none' : down ? 'first' : 'last' };
  if (altKey || shown === 'note') return undefined;
  if (down) return { move: active + 1 >= count ? 0 : active + 1 };
  return { move: active <= 0 ? count - 1 : active - 1 };
}
