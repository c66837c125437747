import { isValidElement, type ReactNode } from 'react';

/**
 * Returns the text of children, including texts inside elements. A text that a component renders is missing.
 */
export function textOf(children: ReactNode): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (Array.isArray(children)) return children.map(textOf).join('');
  if (isValidElement<{ readonly children?: ReactNode }>(children)) return textOf(children.props.children);
  return '';
}
