import type { RefusalView } from '@skein/api';
import { FORM_ENTRY_FIELD, formFields } from '@skein/forms/contract';
import type { RefusedPost } from '@skein/forms/content';
import type { LoadedPage } from '../content/content-source.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Put beside the props of the entry with this id, wherever on the page it lies; undefined when it is not there. */
function withProps<T>(tree: T, id: string, extra: object): T | undefined {
  let found = false;
  function copy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
    const props = value['props'];
    if (value['id'] === id && isObject(props)) {
      found = true;
      return { ...value, props: { ...props, ...extra } };
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
  }
  const changed = copy(tree) as T;
  return found ? changed : undefined;
}

function refusedPost({ fields, values, message }: RefusalView, page: string): RefusedPost {
  const issues = formFields.flatMap((field) => {
    const key = fields[field];
    return key === undefined ? [] : [{ field, message: key }];
  });
  return { values, issues, page, ...(issues.length === 0 && { message }) };
}

/** The page that a form was sent from, with the form as it was sent and what was wrong; undefined: it is not on it. */
export function withRefusedForm(loaded: LoadedPage, view: RefusalView): LoadedPage | undefined {
  const { page, hidden } = view;
  const id = hidden[FORM_ENTRY_FIELD];
  if (id === undefined || page === undefined) return undefined;
  const blocks = withProps(loaded.page.blocks, id, { refused: refusedPost(view, page) });
  if (!blocks) return undefined;
  const title = `${view.title} – ${loaded.page.title}`;
  return { ...loaded, page: { ...loaded.page, title, blocks } };
}
