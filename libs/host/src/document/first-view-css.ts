/**
 * Matches tokens of CSS that end a rule or that may contain a brace: texts, comments, braces and semicolons.
 */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[^]*?\*\/|[{};]/g;
const PRINT = /^@media\s*print\b/;
/** At-rules with rules inside, which depend on a condition. */
const CONDITIONAL = /^@(?:media|container|supports|layer)\b/;
const ATTRIBUTE = /\[(data-[\w-]+)/g;
const BEGINS_WITH_ATTRIBUTE = /^\[(data-[\w-]+)/;
const SEPARATOR = /([(),])/;
/** Matches a rule that only sets custom properties, for some values of an attribute: `[data-theme=teal]{--a:b}`. */
const OF_VALUES =
  /^(?:\[data-[\w-]+=[\w-]+\](?:,(?=\[))?)+\{(?:(?:--[\w-]+|color-scheme):[^;{}]*(?:;|(?=\})))+\}$/;
const VALUE = /\[(data-[\w-]+)=([\w-]+)\]/g;

/** Returns the selectors of a list. A comma within parentheses does not separate selectors. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const part of list.split(SEPARATOR)) {
    if (part === '(') depth++;
    if (part === ')') depth--;
    if (part === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop()}${part}`);
  }
  return selectors;
}

/** Splits CSS into its top-level rules. A rule such as `@media` keeps the rules inside it. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') depth++;
    else if (token === '}') depth--;
    else if (token !== ';') continue;
    if (depth > 0 || token === '{') continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

/**
 * Returns texts of which a page's HTML must contain one for a rule to match anything, such as ` data-dialog`. Returns
 * undefined if the rule can match without an attribute.
 */
function neededBy(rule: string): readonly string[] | undefined {
  if (OF_VALUES.test(rule)) return [...rule.matchAll(VALUE)].map(([, name, value]) => ` ${name}="${value}"`);
  const open = rule.indexOf('{');
  const inner = CONDITIONAL.test(rule) ? rulesOf(rule.slice(open + 1, -1)).map(neededBy) : undefined;
  const needs =
    inner?.map((names) => names ?? [undefined]).flat() ??
    selectorsOf(rule.slice(0, Math.max(open, 0))).map((selector) => {
      const name = BEGINS_WITH_ATTRIBUTE.exec(selector.trim())?.[1];
      return name && ` ${name}`;
    });
  return needs.length > 0 && needs.every((need) => need !== undefined) ? needs : undefined;
}

export interface ViewCss {
  readonly css: string;
  /** The rules that the first view does not need. */
  readonly laterCss: string;
}

/**
 * Returns a function that splits the shared CSS for the HTML of a first view. Rules for print go to `laterCss`, and so
 * do rules for elements with an attribute, such as `[data-dialog]`, that the HTML does not contain. All rules for an
 * attribute stay together, in their order, except those that only set custom properties for other values of the
 * attribute: these properties differ from one value to the next, not from rule to rule.
 */
export function firstViewCss(shared: string): (html: string) => ViewCss {
  const rules = rulesOf(shared).map((text) => ({
    text,
    isPrint: PRINT.test(text),
    needs: PRINT.test(text) ? undefined : neededBy(text),
  }));
  /**
   * Attributes that appear in rules of the first view on every page. All rules for these attributes belong to the first
   * view, so that the order of the rules stays the same.
   */
  const common = new Set<string>();
  for (let before = -1; before < common.size;) {
    before = common.size;
    for (const { text, isPrint, needs } of rules)
      if (!isPrint && !needs?.every((need) => !common.has(need)))
        for (const [, name = ''] of text.matchAll(ATTRIBUTE)) common.add(` ${name}`);
  }
  const all = [...new Set(rules.flatMap(({ needs = [] }) => needs))].filter((need) => !common.has(need));
  const known = new Map<string, ViewCss>();
  return (html) => {
    const missing = new Set(all.filter((need) => !html.includes(need)));
    const key = [...missing].join();
    const isLater = ({ isPrint, needs }: (typeof rules)[number]) =>
      isPrint || needs?.every((need) => missing.has(need)) === true;
    const textOf = (later: boolean) =>
      rules
        .filter((rule) => isLater(rule) === later)
        .map(({ text }) => text)
        .join('');
    const view = known.get(key) ?? { css: textOf(false), laterCss: textOf(true) };
    known.set(key, view);
    return view;
  };
}
