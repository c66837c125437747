/**
 * Short links, without language prefix, that are printed in letters and used in the provider's app. Never
 * remove a link, because customers still have the letters.
 */
export const SHORT_LINKS: Readonly<Record<string, string>> = {
  '/r/app': '/app',
  '/r/setup': '/support',
  '/r/speedtest': '/support',
  '/r/paybill': '/support',
  '/r/support': '/support',
  '/r/internet': '/product/internet',
};
