import { create } from 'storybook/theming';

/**
 * Theme of Storybook's own frame and docs pages. It has plain values and no tokens, because the frame is a
 * separate document without the styles of the stories.
 */
export const skeinTheme = create({
  base: 'light',
  brandTitle: 'Skein Fiber — catalog',
  brandUrl: './',
  brandImage: './artwork/logo.svg',
  brandTarget: '_self',
  fontBase: 'Figtree, system-ui, sans-serif',
  colorPrimary: '#5230c4',
  colorSecondary: '#00655e',
  appBg: '#f3ecdf',
  appContentBg: '#fbf7f0',
  appPreviewBg: '#fbf7f0',
  appBorderColor: '#e4dccd',
  appBorderRadius: 8,
  textColor: '#0e1729',
  textMutedColor: '#4d5666',
  textInverseColor: '#ffffff',
  barTextColor: '#4d5666',
  barSelectedColor: '#00655e',
  barHoverColor: '#00655e',
  barBg: '#fbf7f0',
  inputBg: '#ffffff',
  inputBorder: '#857f72',
  inputTextColor: '#0e1729',
  inputBorderRadius: 8,
});
