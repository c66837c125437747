import type { RichTextProps } from './rich-text.tsx';

/**
 * Returns HTML that you have written in the source: htmlLiteral`<p>One price.</p>`. It takes no values, so
 * other content cannot get in; content from elsewhere must go through a sanitizer.
 */
export function htmlLiteral(source: TemplateStringsArray): RichTextProps['html'] {
  // Without values a template is one string. The mark is in the type only, so there is no other way to set it.
  return source.join('') as RichTextProps['html'];
}
