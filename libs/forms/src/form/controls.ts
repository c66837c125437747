import { typedText } from '../rules/typed-text.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (one: Node): one is Control => 'value' in one;

/**
 * Returns the control with this name, or the first control of a group with this name. Undefined if the name is unknown.
 */
export function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control && isControl(control) ? control : undefined;
}

/** Returns the name of the file chosen in a field, or an empty text. */
function fileIn(form: HTMLFormElement | null, name: string): string {
  const control = controlOf(form, name);
  return (control instanceof HTMLInputElement && control.files?.[0]?.name) || '';
}

/**
 * Returns the values of the shown fields, as `typedText` reads them. The value of a file field is the file's
 * name. If a field has several answers, each answer is on its own line.
 */
export function valuesOf<Field extends string>(
  form: HTMLFormElement | null,
  names: Readonly<Record<Field, string>>,
  shown: readonly Field[],
): { readonly [Name in Field]?: string } {
  const entered = form ? new FormData(form) : undefined;
  const values: { [Name in Field]?: string } = {};
  for (const field of shown) {
    const answers = entered?.getAll(names[field]) ?? [];
    values[field] = answers
      .map((value) => (typeof value === 'string' ? typedText(field, value) : fileIn(form, names[field])))
      .join('\n');
  }
  return values;
}
