import { fontFacesCss, globalCss, tokensCss } from '@skein/ui';

export const css = fontFacesCss((file) => `/fonts/${file}`) + tokensCss + globalCss;
