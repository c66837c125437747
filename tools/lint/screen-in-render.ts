/** ESLint selector of modules that React renders. */
const DRAWN = "Program:has(JSXElement, JSXFragment, ExpressionStatement[directive='use client'])";
const IN_EFFECT = 'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] *';
const IN_HANDLER = 'JSXAttribute[name.name=/^on[A-Z]/] *';
/** ESLint selector of calls that set React state. */
const SET = 'CallExpression[callee.name=/^set(?!Timeout|Interval)[A-Z]/]';

const message =
  'The screen decides nothing that is drawn: the served control would be swapped under the hands of the visitor. ' +
  'Draw the same on every screen and let CSS tell them apart; ask for the screen in an effect or a handler, which adds to it.';

/** ESLint selector of the question whether code runs in a browser. */
const WHERE_IT_RUNS =
  "Program:has(JSXElement, JSXFragment) UnaryExpression[operator='typeof'] > " +
  `Identifier[name=/^(window|document|navigator|location|localStorage|sessionStorage)$/]:not(${IN_EFFECT}, ${IN_HANDLER})`;
const whereMessage =
  'Draw the same on the server and in the browser: React throws away markup that differs. No story finds the difference, ' +
  'because stories draw both in a browser. Ask in an effect, or with useHydrated of @skein/ui.';

/**
 * Options for the lint rule `no-restricted-syntax`. They report components whose markup depends on a media
 * query: during rendering, or through state that an effect sets. They also report components that ask whether they are
 * drawn on a server.
 */
export const screenInRender: readonly { readonly selector: string; readonly message: string }[] = [
  `${DRAWN} Identifier[name=/^(matchMedia|innerWidth|outerWidth)$/]:not(${IN_EFFECT}, ${IN_HANDLER})`,
  `${SET} MemberExpression[property.name='matches']:not(CallExpression > .callee):matches(${IN_EFFECT})`,
]
  .map((selector) => ({ selector, message }))
  .concat({ selector: WHERE_IT_RUNS, message: whereMessage });
