/** Part of a `KeyboardEvent`. */
export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What is shown at a field: options, or only the words that there are none. */
export type Shown = 'list' | 'note' | 'nothing';

export interface ListState {
  readonly shown: Shown;
  readonly count: number;
  /** The option that is chosen by Enter; -1 while none is. */
  readonly active: number;
}

/** The option that is active once a list is there. */
export type Landing = 'first' | 'last' | 'none';

export const landingOn = (landing: Landing, count: number): number =>
  landing === 'none' || count === 0 ? -1 : landing === 'first' ? 0 : count - 1;

/** `text`: the key edits, and no option is active any more. Undefined: it does what it always does. */
export type KeyResult =
  { readonly move: number } | { readonly open: Landing } | 'choose' | 'close' | 'text' | undefined;

/** Keys of the caret and of editing that write nothing. */
const EDITS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'Delete'];

/** What a key does in a field with a list under it, as in the pattern of the WAI. */
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
