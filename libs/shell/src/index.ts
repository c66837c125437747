export { AddressCheckDialog, type AddressCheckDialogProps } from './address-check/address-check-dialog.tsx';
export { addressCheck, type AddressCheckContent } from './address-check/address-check.content.ts';
export { userDetails, type UserDetailsContent } from './account/user-details.content.ts';
export { city, type CityContent } from './city/city.content.ts';
export { Footer, type FooterProps } from './footer/footer.tsx';
export {
  footer,
  footerSitelinks,
  socialMedia,
  socialMediaItem,
  type FooterContent,
  type FooterSitelinksContent,
  type SocialMediaContent,
  type SocialMediaItemContent,
} from './footer/footer.content.ts';
export { Header } from './header/header.tsx';
export { HeaderIsland } from './header/header-island.tsx';
export type { HeaderProps } from './header/header-props.ts';
export { header, type HeaderContent } from './header/header.content.ts';
export {
  navigation,
  navigationItem,
  type NavigationContent,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLeaf,
} from './navigation/navigation.content.ts';
export { appDownload, type AppDownload } from './shell/app-download.ts';
export type { ShellPage } from './shell/shell-page.ts';
export { StickyCta, type StickyCtaProps } from './sticky-cta/sticky-cta.tsx';
export { page, type PageContent } from './page/page.content.ts';
export { site, type SiteContent } from './site/site.content.ts';
