/**
 * What a visitor typed before an island woke. React would wipe it while it hydrates, so it is noted before and put
 * back after, through the native setter and with the event that React listens for.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Typed {
  readonly value: string | boolean;
  readonly start: number | null;
  readonly end: number | null;
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
const isSelect = (control: Control): control is HTMLSelectElement => control instanceof HTMLSelectElement;

function isTouched(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (isSelect(control))
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control.type !== 'file' && control.value !== control.defaultValue;
}

function caretOf(control: Control): Pick<Typed, 'start' | 'end'> {
  if (isBox(control) || isSelect(control)) return { start: null, end: null };
  return { start: control.selectionStart, end: control.selectionEnd };
}

/** Notes every touched control of an island; call it again to catch keys typed meanwhile. */
export function noteTyped(island: Element, typed: Map<Control, Typed>): void {
  for (const control of island.querySelectorAll<Control>('input,textarea,select')) {
    if (isTouched(control))
      typed.set(control, { value: isBox(control) ? control.checked : control.value, ...caretOf(control) });
  }
}

function putBackText(control: HTMLInputElement | HTMLTextAreaElement, { value, start, end }: Typed) {
  const focused = document.activeElement === control;
  // A field such as an email does not tell where its caret is. Written to, it would jump to the end.
  if (focused && start === null && control.value === value) return;
  // First through React's value tracker, then past it, so that React sees the next input event as a change.
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  if (focused && start !== null) control.setSelectionRange(start, end);
}

/** One tick between controls lets React render between them, as it does between real events. */
export async function putBackTyped(typed: ReadonlyMap<Control, Typed>): Promise<void> {
  for (const [control, noted] of typed) {
    if (!control.isConnected) continue;
    if (isBox(control)) {
      control.checked = !noted.value;
      control.click();
    } else {
      if (isSelect(control)) control.value = String(noted.value);
      else putBackText(control, noted);
      control.dispatchEvent(new Event(isSelect(control) ? 'change' : 'input', { bubbles: true }));
    }
    await Promise.resolve();
  }
}

export type TypedValues = Map<Control, Typed>;
