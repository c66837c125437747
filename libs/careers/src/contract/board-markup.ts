const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  '#39': "'",
  '#x27': "'",
};
const ESCAPED_TAG = /&(?:amp;)?lt;\/?[a-z]/i;
const TAG = /<\/?[a-z]/i;

/** Unescapes a board's markup, whose tags are escaped once or twice. Markup with real tags stays unchanged. */
export function boardMarkup(text: string): string {
  let markup = text;
  for (let times = 0; times < 2 && !TAG.test(markup) && ESCAPED_TAG.test(markup); times += 1)
    markup = markup.replace(
      /&(lt|gt|quot|amp|#39|#x27);/gi,
      (_, name: string) => NAMED[name.toLowerCase()] ?? '',
    );
  return markup;
}
