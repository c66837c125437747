import { isValidElement, type ReactNode } from 'react';

/**
 * Returns the words among children: texts, and the texts inside elements. It does not see text that a
 * component writes by itself.
 */
export function textOf(children: ReactNode): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (Array.isArray(children)) return children.map(textOf).join('');
  if (isValidElement<{ readonly children?: ReactNode }>(children)) return textOf(children.props.children);
  return '';
}
