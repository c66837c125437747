/** A control whose value a visitor can enter. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Caret = readonly [start: number, end: number, direction: 'forward' | 'backward' | 'none'];
/** An entered value: text, whether a box is ticked, the indexes of the chosen options, or files. */
export type Entered = string | boolean | readonly number[] | FileList;

/** A control that takes typed text, whatever its `type`. */
type TextField = HTMLTextAreaElement | (HTMLInputElement & { readonly type: 'text' });

const isSelect = (control: Element): control is HTMLSelectElement => control.localName === 'select';
const isBox = ({ type }: Control) => type === 'checkbox' || type === 'radio';
const isText = (control: Element): control is TextField =>
  control.matches('input:not([type=checkbox],[type=radio],[type=file]),textarea');

function isTouched(control: Control): boolean {
  if (isSelect(control))
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (isBox(control) && 'checked' in control) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/**
 * Returns what a visitor entered into a control, or undefined if the visitor has not changed it.
 * @param everything also return a value that the control had from the start
 */
export function enteredIn(control: Control, everything = false): Entered | undefined {
  if (control.type === 'hidden' || !(everything || isTouched(control))) return undefined;
  if (isSelect(control))
    return [...control.options].flatMap((option, index) => (option.selected ? [index] : []));
  if (isText(control)) return control.value;
  if (control.type === 'file') return control.files?.length ? control.files : undefined;
  // A radio that another one has put out is put out by that one again.
  return control.type === 'radio' && !control.checked ? undefined : control.checked;
}

/** Returns the selection in a text field, or undefined if the kind of field does not reveal it. */
export function caretOf(control: Element): Caret | undefined {
  if (!isText(control) || control.selectionStart === null || control.selectionEnd === null) return undefined;
  return [control.selectionStart, control.selectionEnd, control.selectionDirection ?? 'none'];
}

export function placeCaret(control: Element, caret: Caret | undefined): void {
  if (caret && isText(control)) control.setSelectionRange(...caret);
}

function enterText(control: TextField, text: string, caret: Caret | undefined) {
  const isFocused = document.activeElement === control;
  if (isFocused && !caret && control.value === text) {
    // A field such as an email does not tell where its caret is, and would lose it if it was written to. React has taken
    // what stands in it for what it has drawn: by this it sees that there is more.
    (control as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue('');
  } else {
    // First through React's watch over the property, then past it, so that React takes the event for a change.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    if (isFocused) placeCaret(control, caret);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Enters a value with the events that a visitor would cause, so that every awake script hears of it. */
export function enter(control: Control, entered: Entered, caret: Caret | undefined): void {
  if (isSelect(control)) {
    const chosen = entered as readonly number[];
    for (const [index, option] of [...control.options].entries()) option.selected = chosen.includes(index);
  } else if (isText(control)) {
    return enterText(control, String(entered), caret);
  } else if (control.type === 'file') {
    if (control.files !== entered) control.files = entered as FileList;
  } else {
    control.checked = !entered;
    return control.click();
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
