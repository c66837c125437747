/**
 * Text sizes of the toolbar, in percent of the browser's normal size. The names begin with `text-`, because Storybook
 * would read a name of digits in the URL as a number.
 */
export const TEXT_SIZES = [
  { value: 'text-100', title: 'Text 100%' },
  { value: 'text-150', title: 'Text 150%' },
  { value: 'text-200', title: 'Text 200%' },
];

/** Returns the text size that the toolbar names, as a CSS length. Empty: the browser's own size. */
export function textSize(named: unknown): string {
  const percent = /^text-(\d+)$/.exec(String(named))?.[1] ?? '100';
  return percent === '100' ? '' : `${percent}%`;
}
