/**
 * Short links for print, letters and the app, without language prefix. They stay forever, because people have
 * them on paper.
 */
export const SHORT_LINKS: Readonly<Record<string, string>> = {
  '/r/app': '/app',
  '/r/setup': '/support',
  '/r/speedtest': '/support',
  '/r/paybill': '/support',
  '/r/support': '/support',
  '/r/internet': '/product/internet',
};
