/**
 * Matches elements without text that visitors see, hear or use, and elements that a script shows or fills
 * later, such as dialogs and places for messages.
 */
const SHOWS =
  /<(?:img|video|audio|canvas|iframe|object|input|select|textarea|button|hr|dialog|output|progress|meter|embed)\b|\s(?:hidden|aria-live|popover)=|\srole="(?:status|alert|img|dialog)"|<skein-island\b[^<>]*><\/skein-island>/;
const UNSEEN = /<(script|style|template)\b[^>]*>[^]*?<\/\1>/g;
const DECORATION = /<svg\b[^>]*\baria-hidden="true"[^>]*>[^]*?<\/svg>/g;
const BLANK = /&nbsp;|&#xa0;|&#160;|&shy;|[\s\u00ad\u200b\u2060\ufeff]/gi;

/** Whether served markup contains a word, a picture or a control. If not, the block would be an empty area. */
export function showsSomething(html: string): boolean {
  if (SHOWS.test(html)) return true;
  const seen = html.replace(UNSEEN, '').replace(DECORATION, '');
  return seen.includes('<svg') || seen.replace(/<[^<>]*>/g, '').replace(BLANK, '') !== '';
}
