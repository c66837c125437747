import type { SafeHtml, Sanitize } from '@skein/cms-client';

/** Matches tags that end a line of text. */
const LINE_BREAK = /^<\/?(?:p|div|li|ul|ol|br|h[1-6]|table|tr|td|th|blockquote|dd|dt|dl|hr|figure|pre)\b/i;
const TOKENS = /<[^<>"]*(?:"[^"]*"[^<>"]*)*>|[^<]+|</g;
const LINK = /<a((?:\s[\w-]+="[^"]*")*)>/g;
const EMPTY_BLOCK = /<(p|div|li|ul|ol|span|strong|em|b|i|u|h[1-6])(?:\s[^<>]*)?>(?:\s|&nbsp;|<br>)*<\/\1>/g;

/** Removes lines that begin with #LI. They are instructions for another site, and not for applicants. */
function withoutMarks(markup: string): string {
  const kept: string[] = [];
  let line: string[] = [];
  function endLine() {
    const text = line.filter((token) => !token.startsWith('<')).join('');
    const isMark = text.replaceAll('&nbsp;', ' ').trimStart().startsWith('#LI');
    kept.push(...(isMark ? line.filter((token) => token.startsWith('<')) : line));
    line = [];
  }
  for (const [token] of markup.matchAll(TOKENS)) {
    if (!LINE_BREAK.test(token)) {
      line.push(token);
      continue;
    }
    endLine();
    kept.push(token);
  }
  endLine();
  return kept.join('');
}

function withoutEmptyBlocks(markup: string): string {
  const less = markup.replaceAll(EMPTY_BLOCK, '');
  return less === markup ? markup : withoutEmptyBlocks(less);
}

const inNewTab = (markup: string) =>
  markup.replaceAll(LINK, (tag, attributes: string) =>
    / href="/.test(attributes)
      ? `<a${attributes.replaceAll(/ (?:target|rel)="[^"]*"/g, '')} target="_blank" rel="noopener">`
      : tag,
  );

/**
 * Returns a job's description, ready to render: sanitized, without lines that begin with #LI, and with links
 * that open new tabs. The sanitizer runs first, because these changes need well-formed markup.
 */
export function jobDescription(markup: string, sanitize: Sanitize): SafeHtml {
  return sanitize(inNewTab(withoutEmptyBlocks(withoutMarks(sanitize(markup)))));
}
