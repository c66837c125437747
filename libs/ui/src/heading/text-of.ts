import { isValidElement, type ReactNode } from 'react';

/** The words among children: of text and of elements that hold text. What a component writes by itself is not known. */
export function textOf(children: ReactNode): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (Array.isArray(children)) return children.map(textOf).join('');
  if (isValidElement<{ readonly children?: ReactNode }>(children)) return textOf(children.props.children);
  return '';
}
