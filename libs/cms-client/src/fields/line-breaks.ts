/** Tags beside which a line break only lays out the source. */
const LAYOUT =
  /^<\/?(?:article|aside|blockquote|br|caption|center|col|colgroup|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b/i;
const TAG = /(<[a-z/!][^<>]*>)/i;

const laysOut = (tag: string | undefined) => tag === undefined || LAYOUT.test(tag);

/** Line breaks that an editor made between words as `<br>`, whether the text is plain, HTML or rich text. */
export function withLineBreaks(text: string): string {
  if (!/[\n\r]/.test(text)) return text;
  const parts = text.replace(/\r\n?/g, '\n').split(TAG);
  let preformatted = false;
  return parts
    .map((part, index) => {
      if (index % 2 === 1) {
        if (/^<\/?pre\b/i.test(part)) preformatted = part[1] !== '/';
        return part;
      }
      if (preformatted || !part.includes('\n')) return part;
      const inner = laysOut(parts[index - 1]) ? part.replace(/^\s*\n\s*/, ' ') : part;
      return (laysOut(parts[index + 1]) ? inner.replace(/\s*\n\s*$/, ' ') : inner).replace(
        /[^\S\n]*\n[^\S\n]*/g,
        '<br>',
      );
    })
    .join('');
}
