export { fontFacesCss, type FontFacesOptions, fontFiles } from './fonts/font-faces.ts';
export { type ColorToken, colorTokens, isColorToken } from './tokens/color-tokens.ts';
export { type IconName, iconNames } from './icon/icon-paths.ts';
export { INK, PAPER } from './tokens/ink-and-paper.ts';
export { contrastRatio, isHexColor, readableOn, readableText, TEXT_CONTRAST } from './tokens/contrast.ts';
export { isThemeName, type ThemeName, themeNames, themes } from './tokens/themes.ts';
export { tokensCss } from './tokens/tokens-css.ts';
