/** Matches block tags and `<br>`. Browsers do not show a line break in the source beside such a tag. */
const LAYOUT =
  /^<\/?(?:article|aside|blockquote|br|caption|center|col|colgroup|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b/i;
const TAG = /(<[a-z/!][^<>]*>)/i;

const laysOut = (tag: string | undefined) => tag === undefined || LAYOUT.test(tag);

/** Replaces line breaks with `<br>` in a text between two tags. */
function inLines(text: string, layoutBefore: boolean, layoutAfter: boolean): string {
  const lines = text.split('\n');
  const last = lines.length - 1;
  const trimmed = lines.map((line, index) => {
    const started = index > 0 ? line.trimStart() : line;
    return index < last ? started.trimEnd() : started;
  });
  const isBlank = (line: string | undefined) => line?.trim() === '';
  let [from, to] = [0, last];
  if (layoutBefore) while (from < to && isBlank(trimmed[from])) from++;
  if (layoutAfter) while (to > from && isBlank(trimmed[to])) to--;
  return `${from > 0 ? ' ' : ''}${trimmed.slice(from, to + 1).join('<br>')}${to < last ? ' ' : ''}`;
}

/** Replaces line breaks between an editor's words with `<br>`, in plain text, HTML and rich text. */
export function withLineBreaks(text: string): string {
  if (!/[\n\r]/.test(text)) return text;
  const parts = text.replace(/\r\n?/g, '\n').split(TAG);
  let preformatted = false;
  return parts
    .map((part, index) => {
      const isTag = index % 2 === 1;
      if (isTag && /^<\/?pre\b/i.test(part)) preformatted = part[1] !== '/';
      if (isTag || preformatted || !part.includes('\n')) return part;
      return inLines(part, laysOut(parts[index - 1]), laysOut(parts[index + 1]));
    })
    .join('');
}
