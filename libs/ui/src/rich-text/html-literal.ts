import type { RichTextProps } from './rich-text.tsx';

/**
 * Marks HTML in the source code as safe: htmlLiteral`<p>One price.</p>`. The template accepts no values. All other HTML
 * must go through a sanitizer.
 */
export function htmlLiteral(source: TemplateStringsArray): RichTextProps['html'] {
  // A template without values is one string. The type is only a mark, so a cast is necessary.
  return source.join('') as RichTextProps['html'];
}
