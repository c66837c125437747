export { CallToAction, type CallToActionProps } from './call-to-action/call-to-action.tsx';
export { grouped } from './language/grouped.ts';
export {
  LanguageProvider,
  useLanguage,
  useLanguageTag,
  useWord,
  useWords,
  type LanguageProviderProps,
} from './language/language-provider.tsx';
export { filled } from './language/filled.ts';
export { shippedLanguage, wordsIn, type LanguageWords, type Say } from './language/language-setting.ts';
export { LinkProvider, type LinkProviderProps } from './link-provider/link-provider.tsx';
export { routeTo } from './routes/route-to.ts';
export {
  RoutesProvider,
  useRoutes,
  type Routes,
  type RoutesProviderProps,
} from './routes/routes-provider.tsx';
export { siteProviders, type SiteProviders, type SiteProvidersOptions } from './routes/site-providers.tsx';
export { Asking, type AskingProps } from './asking/asking.tsx';
export { ASKS, TAKEN } from './asking/asking-marks.ts';
export { Button, type ButtonProps } from './button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';
export type { ButtonLook, ButtonSize, ButtonTone, ButtonVariant } from './button/button.styles.ts';
export { Cluster, type ClusterAlign, type ClusterJustify, type ClusterProps } from './cluster/cluster.tsx';
export { Container, type ContainerProps, type ContainerWidth } from './container/container.tsx';
export { ExternalMark, type ExternalMarkProps } from './external-mark/external-mark.tsx';
export { AddressThread } from './address-thread/address-thread.tsx';
export { ThreadToDoor, type Reach, type ThreadToDoorProps } from './address-thread/thread-to-door.tsx';
export { fontFacesCss, fontFiles } from './fonts/font-faces.ts';
export { globalCss, pageTransitionsCss } from './global/global-css.ts';
export { GlobalStyle, type GlobalStyleProps } from './global/global-style.tsx';
export { Grid, type GridColumns, type GridProps } from './grid/grid.tsx';
export { HEADING_ANCHOR_MAX_LENGTH, headingAnchorId } from './heading/heading-anchor.ts';
export { Heading, type HeadingProps, type HeadingSize } from './heading/heading.tsx';
export { levelUnder, type HeadingLevel } from './heading/heading-level.ts';
export {
  HeadingLevels,
  HeadingTag,
  type HeadingLevelsProps,
  type HeadingTagProps,
} from './heading/heading-levels.tsx';
export { type IconName, iconNames, isIconName } from './icon/icon-paths.ts';
export { Glyph, type GlyphProps } from './icon/glyph.tsx';
export {
  boltGlyph,
  checkGlyph,
  chevronDownGlyph,
  clockGlyph,
  closeGlyph,
  externalGlyph,
  menuGlyph,
  phoneGlyph,
  pinGlyph,
  warningGlyph,
} from './icon/glyph-paths.ts';
export { networkPaths } from './icon/network-paths.ts';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { UiLanguage, UiText } from './language/ui-language.ts';
export {
  type ImageSource,
  type PictureRequest,
  type PictureSource,
  type PictureSources,
  type PreloadLink,
  type ScreenPicture,
  imageUrl,
  isTransformable,
  pictureSources,
  preloadLink,
} from './picture/image-url.ts';
export { bannerPicture, type BannerPicture } from './picture/banner-picture.ts';
export {
  DEFAULT_QUALITY,
  DEFAULT_WIDTHS_PX,
  IMAGE_MAX_EDGE_PX,
  type ImageFit,
  type ImageFocus,
  type ImageFormat,
  type ImageParams,
  type ImagePreset,
  imagePresets,
} from './picture/picture.constants.ts';
export { ModuleOutline, type ModuleLook, type ModuleOutlineProps } from './module-outline/module-outline.tsx';
export { groundRules, paint, type Paint } from './paint/paint.styles.ts';
export { Picture, type PictureProps, type PictureRounded } from './picture/picture.tsx';
export { keepsItsSides } from './picture/picture-height.styles.ts';
export { objectPosition, safeFocus, type SafeArea } from './picture/safe-area.ts';
export { htmlLiteral } from './rich-text/html-literal.ts';
export { Prose, type ProseProps } from './rich-text/prose.tsx';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { trustedHtml } from './rich-text/trusted-html.ts';
export { Section, type SectionProps, type SectionSpacing } from './section/section.tsx';
export { SideBySide, type SideBySideAlign, type SideBySideProps } from './side-by-side/side-by-side.tsx';
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx';
export { Stack, type StackAlign, type StackProps } from './stack/stack.tsx';
export { TextColumn, type TextColumnAlign, type TextColumnProps } from './text-column/text-column.tsx';
export { TextLink, type TextLinkProps } from './text-link/text-link.tsx';
export type { BrandOptions } from './brand/brand-options.ts';
export { defineBrand } from './brand/define-brand.ts';
export type { Brand } from './tokens/brand.ts';
export { LOW_WINDOW_REM } from './tokens/heights.ts';
export { type ColorToken, colorTokens, isColorToken } from './tokens/color-tokens.ts';
export { INK, PAPER } from './tokens/ink-and-paper.ts';
export { TEXT_CONTRAST, contrastRatio, isHexColor, readableOn, readableText } from './tokens/contrast.ts';
export { type SpaceStep, spaceSteps } from './tokens/scales.ts';
export {
  type RoleToken,
  type Theme,
  type ThemeName,
  isThemeName,
  roleTokens,
  themeNames,
  themes,
} from './tokens/themes.ts';
export { themeGrounds } from './tokens/theme-grounds.ts';
export { tokensCss } from './tokens/tokens-css.ts';
export { type ColumnWidth, type LayoutWidth, atLeast, enlargedText, narrowerThan } from './tokens/widths.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';

export { Alert, type AlertProps, type AlertTone } from './alert/alert.tsx';
export { Badge, type BadgeKind, type BadgeProps } from './badge/badge.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { closesDialog, obeyCommand, opensDialog, type DialogCommand } from './modal/dialog-commands.ts';
export type { DialogSize } from './dialog/dialog.sizes.ts';
export { ServedDialog, type ServedDialogProps } from './dialog/served-dialog.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx';
export { Drawer, type DrawerProps, type DrawerSide } from './drawer/drawer.tsx';
export {
  type ControlWiring,
  Field,
  FieldError,
  FieldHint,
  type FieldNoteProps,
  type FieldProps,
  type FieldTexts,
} from './field/field.tsx';
export { FieldGroup, type FieldGroupProps } from './field/field-group.tsx';
export { CloseButton, type CloseButtonProps } from './modal/close-button.tsx';
export { modalPanelCss } from './modal/modal-panel-css.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.tsx';
export type { Suggestion, SuggestionSource } from './suggestions/suggester.ts';
export { SuggestedInput, type SuggestedInputProps } from './suggestions/suggested-input.tsx';
export { TextField, type TextFieldProps, type TextLineProps } from './text-field/text-field.tsx';
export { ThreadDivider, type ThreadDividerProps } from './thread-divider/thread-divider.tsx';
export { type ThreadPattern } from './thread-divider/thread-paths.ts';
export { Toast, type ToastProps, ToastRegion, type ToastRegionProps } from './toast/toast.tsx';
export type { EmbeddedVideoProps } from './video-player/embedded-video.tsx';
export {
  FileVideo,
  type CaptionTrack,
  type FileVideoProps,
  type VideoSource,
} from './video-player/file-video.tsx';
export { VideoPlayer, type VideoPlayerProps } from './video-player/video-player.tsx';
export { useHydrated } from './environment/use-hydrated.ts';
