export * from './account/user-details.content.ts';
export * from './address-check/address-check-dialog.tsx';
export * from './address-check/address-check.block.ts';
export * from './city/city.content.ts';
export type { AskingFor, Asks } from './consent/consent-words.ts';
export * from './consent/consent-form.block.ts';
export * from './consent/consent-form.tsx';
export * from './consent/consent.block.ts';
export * from './consent/consent.tsx';
export * from './footer/footer.block.ts';
export * from './footer/footer.tsx';
export { ownStep } from './header/header-actions.ts';
export * from './header/header-island.tsx';
export type { HeaderProps } from './header/header-props.ts';
export * from './header/header.block.ts';
export * from './header/header.tsx';
export {
  navigation,
  navigationItem,
  type NavigationContent,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLeaf,
} from './navigation/navigation.content.ts';
export * from './page/page.content.ts';
export * from './shell/app-download.ts';
export type { ShellPage } from './shell/shell-page.ts';
export * from './site/site.content.ts';
export * from './sticky-cta/sticky-cta.tsx';
