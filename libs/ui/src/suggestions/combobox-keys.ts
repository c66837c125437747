/** The part of a `KeyboardEvent` that this module uses. */
export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What is visible below a field: options, a note that there are no options, or nothing. */
export type Shown = 'list' | 'note' | 'nothing';

export interface ListState {
  readonly shown: Shown;
  readonly count: number;
  /** Index of the option that Enter chooses, or -1 if there is none. */
  readonly active: number;
}

/** The option that becomes active when the list opens. */
export type Landing = 'first' | 'last' | 'none';

export const landingOn = (landing: Landing, count: number): number =>
  landing === 'none' || count === 0 ? -1 : landing === 'first' ? 0 : count - 1;

/**
 * The effect of a key. `text`: the key edits the text, and no option stays active. Undefined: the browser alone
 * handles the key.
 */
export type KeyResult =
  { readonly move: number } | { readonly open: Landing } | 'choose' | 'close' | 'text' | undefined;

/** Keys that edit the text or move the caret but type no character. */
const EDITS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'Delete'];

/** Returns the effect of a key in a field with a list, following the combobox pattern of the WAI. */
export function keyResult(pressed: PressedKey, { shown, count, active }: ListState): KeyResult {
  const { key, altKey } = pressed;
  const edits = active >= 0 ? 'text' : undefined;
  if (key === 'Enter') return active >= 0 ? 'choose' : undefined;
  if (key === 'Escape') return shown === 'nothing' ? undefined : 'close';
  if (key !== 'ArrowDown' && key !== 'ArrowUp')
    // A key that types a character has this character as its name.
    return EDITS.includes(key) || key.length === 1 ? edits : undefined;

  const down = key === 'ArrowDown';
  if (pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return edits;
  if (altKey && !down) return shown === 'nothing' ? undefined : 'close';
  if (shown === 'nothing') return { open: altKey ? 'none' : down ? 'first' : 'last' };
  if (altKey || shown === 'note') return undefined;
  if (down) return { move: active + 1 >= count ? 0 : active + 1 };
  return { move: active <= 0 ? count - 1 : active - 1 };
}
