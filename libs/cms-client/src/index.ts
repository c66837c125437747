export { collect } from './export/collect.ts';
export { asset, type AuthoredAsset } from './authoring/asset.ts';
export { entry, valuesOf, type AuthoredEntry } from './authoring/entry.ts';
export { buildExport } from './export/build-export.ts';
export { DEFAULT_LOCALE, LOCALES, t, type LocaleCode, type Localized } from './authoring/localized.ts';
export { parseAuthored } from './export/parse-authored.ts';
export { textsWithoutSpanish } from './authoring/texts-without-spanish.ts';
export { callToAction, type CallToActionContent } from './elements/call-to-action.content.ts';
export { callToActionDefaults } from './elements/call-to-action.defaults.ts';
export { linkTarget, NO_PAGE, type LinkTarget } from './elements/link-target.ts';
export { answerActions } from './islands/actions.ts';
export { anySignal } from './islands/any-signal.ts';
export { GAVE_UP } from './islands/elements.ts';
export { whenParsed, whenShown } from './islands/moments.ts';
export {
  actionAttributes,
  emitPageEvent,
  onPageEvent,
  type ActionAttributes,
  type PageAddress,
  type PageEventName,
  type PageEvents,
} from './islands/page-events.ts';
export { modelArgTypes, type ModelArgType } from './arg-types/arg-types.ts';
export { fieldName } from './model/field-name.ts';
export { isEmpty } from './model/is-empty.ts';
export { homeNameIn } from './model/home-name.ts';
export { contentTypesOf } from './registry/content-types-of.ts';
export { contentTypeJson, editorInterfaceJson, MAX_FIELDS } from './model/content-type-json.ts';
export type { BlockNode, ParseContext, SafeHtml, TextSource } from './model/context.ts';
export {
  entryType,
  entryTypesIn,
  type Advice,
  type AnyEntryType,
  type EntryType,
  type FieldRow,
  type FieldsType,
  type ReportField,
  type VariantRow,
  type WholeEntry,
} from './model/entry-type.ts';
export type {
  AuthoringFrom,
  Parsed,
  PropsFrom,
  PropsOf,
  AuthoringOfFields,
  PropsOfFields,
} from './model/props-of.ts';
export type { Part } from './model/part.ts';
export {
  variant,
  variantType,
  type PropsOfVariants,
  type Variant,
  type VariantAuthoring,
  type Picked,
  type VariantPicker,
  type VariantProps,
  type VariantsType,
} from './model/variant-type.ts';
export { defineField, type Field, type Fields, type FieldSpec } from './model/field.ts';
export {
  file,
  image,
  type ContentFile,
  type ContentImage,
  type ImageField,
  type OptionalImageField,
} from './fields/asset.ts';
export { safeAreaOf, safeAreaTag, type SafeArea } from './model/safe-area.ts';
export { date } from './fields/date.ts';
export { color, toColor, type ContentColor } from './fields/color.ts';
export type { Palette } from './model/palette.ts';
export { href, safeHref } from './fields/href.ts';
export { readUrl } from './fields/read-url.ts';
export { html, type HtmlField, type OptionalHtmlField } from './fields/html.ts';
export { withLineBreaks } from './fields/line-breaks.ts';
export { location, type ContentLocation } from './fields/location.ts';
export { pagePath } from './fields/path.ts';
export { phoneHref } from './fields/phone-href.ts';
export { columns, linkedEntry, list, one, pairedList, slot, slots } from './fields/reference.ts';
export { choice, flag, integer, namedChoice } from './fields/scalar.ts';
export {
  exactList,
  exactText,
  longText,
  text,
  textList,
  type AuthoredText,
  type OptionalTextField,
  type TextField,
  type TextListField,
} from './fields/text.ts';
export { withDefaults, type WithDefaults } from './model/with-defaults.ts';
export { isReservedPath, lowerCasePath, MAX_URL_LENGTH, readPagePath } from './model/page-path.ts';
export {
  ENGLISH_AND_SPANISH,
  languageOfLocale,
  siteLanguages,
  type PathLanguages,
  type SiteLanguage,
  type SiteLanguages,
  type SitePaths,
} from './model/site-paths.ts';
export { Invalid, type Problem } from './model/problem.ts';
export { isForReaders, isForVisitors, isUntranslated, saysProse } from './model/untranslated.ts';
export type { Link, RawAsset, RawEntry } from './model/raw.ts';
export { entryGraph, laterGraph, type EntriesResponse, type EntryGraph } from './parse/graph.ts';
export { localizePath, splitLocale, WITHOUT_LANGUAGE, type SiteLocale } from './parse/locale-path.ts';
export { parseMemory, type ParseMemory } from './parse/parse-memory.ts';
export { parseEntry, type ParseResult, type ParserOptions } from './parse/parser.ts';
export { CONTENT_ID_PREFIX, createLateSanitize, createSanitize, type Sanitize } from './parse/sanitize.ts';
export {
  BlockProvider,
  BlockSlot,
  type BlockProviderProps,
  type BlockSlotProps,
  type RenderBlock,
} from './registry/block-slot.ts';
export { renderWith } from './registry/render-with.ts';
export {
  block,
  blocksIn,
  createRegistry,
  given,
  scriptName,
  wakes,
  type Block,
  type EnhancerPolicy,
  type IslandPolicy,
  type Registry,
  type RegistryEntry,
  type Script,
  type WakePolicy,
  type Waking,
  type WakingLine,
} from './registry/registry.ts';
