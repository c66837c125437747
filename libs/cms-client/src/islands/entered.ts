/** A control whose value a visitor can enter. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Caret = readonly [start: number, end: number, direction: 'forward' | 'backward' | 'none'];
/**
 * The value of a control: its text, whether a checkbox or radio button is checked, the indexes of the selected options,
 * or the files.
 */
export type Entered = string | boolean | readonly number[] | FileList;

/** A control for typed text, of any `type`. */
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
 * Returns what a visitor entered into a control, or undefined if the visitor has not changed the control.
 * @param everything whether to return the value of an unchanged control too
 */
export function enteredIn(control: Control, everything = false): Entered | undefined {
  if (control.type === 'hidden' || !(everything || isTouched(control))) return undefined;
  if (isSelect(control))
    return [...control.options].flatMap((option, index) => (option.selected ? [index] : []));
  if (isText(control)) return control.value;
  if (control.type === 'file') return control.files?.length ? control.files : undefined;
  // Checking another radio button unchecks this one anyway.
  return control.type === 'radio' && !control.checked ? undefined : control.checked;
}

/** Returns the selection in a text field, or undefined if fields of this type do not reveal it. */
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
    // Setting the value would lose the caret in an email field, because such a field does not reveal its caret.
    // Instead, React forgets the value that it knows, so that it treats the present value as a change.
    (control as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue('');
  } else {
    // React's setter stores the old value. The native setter then bypasses React, so that React sees a change.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    if (isFocused) placeCaret(control, caret);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Enters a value into a control, and dispatches the events that real input by a visitor would cause. */
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
