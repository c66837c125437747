import type { RichTextProps } from './rich-text.tsx';

/**
 * HTML that you wrote yourself, in the source: htmlLiteral`<p>One price.</p>`. It takes no values, so nothing that
 * somebody else wrote can get in; what comes from elsewhere goes through a sanitizer.
 */
export function htmlLiteral(source: TemplateStringsArray): RichTextProps['html'] {
  // Without values a template is one string. The mark is in the type only, so there is no other way to set it.
  return source.join('') as RichTextProps['html'];
}
