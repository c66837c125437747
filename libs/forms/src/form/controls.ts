import { typedText } from '../rules/typed-text.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (one: Node): one is Control => 'value' in one;

/** The control of this name; of a group, its first. */
export function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control && isControl(control) ? control : undefined;
}

/** The name of the file that was chosen in a field. */
function fileIn(form: HTMLFormElement | null, name: string): string {
  const control = controlOf(form, name);
  return (control instanceof HTMLInputElement && control.files?.[0]?.name) || '';
}

/**
 * What stands in the shown fields, as `typedText` reads it. Of a file that was chosen, its name; of several answers,
 * one to a line.
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
